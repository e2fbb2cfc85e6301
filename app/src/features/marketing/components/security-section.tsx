import type { LucideIcon } from "lucide-react";
import { BookOpenCheck, Contact, KeyRound, ShieldCheck } from "lucide-react";

interface Point {
  icon: LucideIcon;
  title: string;
  text: string;
}

const points: Point[] = [
  {
    icon: KeyRound,
    title: "Passwords nobody can read",
    text: "Only a salted hash is kept (Argon2id), and common passwords are refused.",
  },
  {
    icon: ShieldCheck,
    title: "Everybody sees their own",
    text: "The server checks each call: teachers see their students, students their lessons, parents their children.",
  },
  {
    icon: Contact,
    title: "Contact data stays close",
    text: "Addresses and phone numbers are shown to those who entered them, who were let in, or who run the school.",
  },
  {
    icon: BookOpenCheck,
    title: "Open to inspection",
    text: "Reedling is free software. Read how it works, or run it on a server of your own.",
  },
];

/** How data is kept (Spec §2.2). */
export const SecuritySection = () => (
  <section aria-labelledby="security-title">
    <h2 id="security-title" className="text-h1">
      Security
    </h2>
    <p className="mt-3 max-w-measure text-fg-muted text-lead">
      A music school knows children's names, times and addresses. We treat them with care.
    </p>
    <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {points.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <span className="grid size-11 place-items-center rounded-control bg-primary-soft text-primary-soft-fg">
            <Icon aria-hidden className="size-5" />
          </span>
          <h3 className="mt-4 font-semibold">{title}</h3>
          <p className="mt-1 text-fg-muted text-small">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
