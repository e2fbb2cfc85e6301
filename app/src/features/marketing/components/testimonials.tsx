import type { Tint } from "@/components/ui/badge";
import { Badge } from "@/components/ui/badge";

interface Testimonial {
  words: string;
  name: string;
  role: string;
  color: Tint;
}

const testimonials: Testimonial[] = [
  {
    words:
      "I write down what happened, and the week is planned. Nobody has to ask me on Thursday what the homework was.",
    name: "Ana Sousa",
    role: "Teacher",
    color: "blue",
  },
  {
    words: "I can see what to practise today and how fast. When everything is done, I know that I am done.",
    name: "Mina Okafor",
    role: "Student",
    color: "green",
  },
  {
    words: "I read the same notes as my children, so I can help at home without guessing.",
    name: "Sam Okafor",
    role: "Parent",
    color: "purple",
  },
];

/** Voices of the demo school; they say that they are. */
export const Testimonials = () => (
  <>
    <ul className="grid gap-4 lg:grid-cols-3">
      {testimonials.map(({ words, name, role, color }) => (
        <li key={name} className="rounded-card border border-line bg-surface p-5 sm:p-6">
          <figure className="flex h-full flex-col justify-between gap-6">
            <blockquote className="text-lead">“{words}”</blockquote>
            <figcaption className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">{name}</span>
              <Badge color={color}>{role}</Badge>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
    <p className="mt-6 max-w-measure text-fg-muted">
      Ana, Mina and Sam belong to the demo school that comes with Reedling. The words are ours until yours stand here.
    </p>
  </>
);
