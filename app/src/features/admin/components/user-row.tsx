import type { LucideIcon } from "lucide-react";
import {
  Link2,
  MoreHorizontal,
  Pencil,
  Send,
  ShieldCheck,
  ShieldOff,
  UserCheck,
  UserMinus,
  UserRoundCog,
  UserX,
} from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { TableCell, TableRow } from "@/components/ui/table";
import type { ListedUser } from "@/features/admin/api/approvals";
import type { Decision } from "@/features/admin/api/decide";
import { decisionTexts } from "@/features/admin/decision-texts";
import { useCore } from "@/lib/core";
import { dayOf, shortDate } from "@/lib/format/dates";

/** What can be done with an account: a decision, a correction, another invitation, or the links of a student. */
export type UserAction = Decision | "links" | "edit" | "invite";

const icons: Readonly<Record<Decision, LucideIcon>> = {
  approve: UserCheck,
  refuse: UserX,
  suspend: UserMinus,
  reactivate: UserCheck,
  makeAdministrator: ShieldCheck,
  makeTeacher: UserRoundCog,
  resetFactor: ShieldOff,
};

const waitingDecisions = ({ waitsFor, role }: ListedUser): Decision[] => {
  if (role !== "TEACHER") return [];
  return waitsFor === "approval" ? ["approve", "refuse"] : ["refuse"];
};

const roleDecisions = ({ role }: ListedUser): Decision[] => {
  if (role === "TEACHER") return ["makeAdministrator"];
  return role === "ADMINISTRATOR" ? ["makeTeacher"] : [];
};

const decisionsAbout = (user: ListedUser): Decision[] => {
  if (user.status === "pending") return waitingDecisions(user);
  if (user.status === "suspended") return ["reactivate"];
  return [...roleDecisions(user), ...(user.secondFactor ? (["resetFactor"] as const) : []), "suspend"];
};

const waits: Readonly<Record<string, string>> = {
  activation: "Waits for activation",
  approval: "Waits for approval",
};

/** Below 768 a row has three lines: the name, the address, and what the account is; its menu stands at the right. */
const phoneRow =
  "max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2 max-md:gap-y-0.5 max-md:py-2 max-md:pr-12";
const phoneLine = "max-md:w-full max-md:py-0";
const phonePart = "max-md:py-0";

interface UserRowProps {
  user: ListedUser;
  /** Made in the last few days. */
  isNew: boolean;
  /** Of whoever looks: others decide about it. */
  isOwn: boolean;
  onAction: (action: UserAction, user: ListedUser) => void;
}

/** One account of the user list. */
export const UserRow = ({ user, isNew, isOwn, onAction }: UserRowProps) => {
  const core = useCore();
  const role = core.roleBadge(user.role);
  const status =
    user.status === "suspended" ? ({ label: "Suspended", color: "red" } as const) : core.activityBadge(user.status);
  const decisions = isOwn ? [] : decisionsAbout(user);
  const hasLinks = user.role === "STUDENT";
  const hasActions = !isOwn || hasLinks;
  return (
    <TableRow className={phoneRow}>
      <TableCell className={phoneLine}>
        <span className="break-words font-semibold">
          <bdi>{user.name}</bdi>
        </span>
        {isOwn ? <span className="ml-2 text-fg-muted text-small">You</span> : null}
        {isNew ? (
          <Badge color="blue" className="ml-2">
            New
          </Badge>
        ) : null}
      </TableCell>
      <TableCell className={phoneLine}>
        <span className="break-all max-md:text-fg-muted max-md:text-small">{user.email ?? "No email"}</span>
      </TableCell>
      <TableCell className={phonePart}>
        <Badge color={role.color}>{role.label}</Badge>
      </TableCell>
      <TableCell className={phonePart}>
        {user.status === "active" ? (
          <span className="text-fg-muted text-small">{status.label}</span>
        ) : (
          <Badge color={status.color}>{status.label}</Badge>
        )}
        {user.waitsFor === null ? null : (
          <span className="text-caption text-fg-muted max-md:ml-2 md:block">
            {waits[user.waitsFor] ?? user.waitsFor}
          </span>
        )}
      </TableCell>
      <TableCell className={phonePart}>
        <time
          dateTime={user.createdAt}
          className="whitespace-nowrap tabular-nums max-md:text-fg-muted max-md:text-small"
        >
          {shortDate(dayOf(user.createdAt))}
        </time>
      </TableCell>
      <TableCell className="max-md:absolute max-md:top-1 max-md:right-0 max-md:p-0 md:w-12">
        {hasActions ? (
          <Menu
            trigger={
              <Button variant="ghost" size="icon" aria-label={`Actions for ${user.name}`}>
                <MoreHorizontal aria-hidden />
              </Button>
            }
          >
            {hasLinks ? (
              <MenuItem icon={Link2} onSelect={() => onAction("links", user)}>
                Teachers and Parents
              </MenuItem>
            ) : null}
            {isOwn ? null : (
              <>
                <MenuItem icon={Pencil} onSelect={() => onAction("edit", user)}>
                  Edit
                </MenuItem>
                {user.email !== null && user.status !== "suspended" ? (
                  <MenuItem icon={Send} onSelect={() => onAction("invite", user)}>
                    Send Invitation Again
                  </MenuItem>
                ) : null}
              </>
            )}
            {decisions.map((decision) => (
              <MenuItem
                key={decision}
                icon={icons[decision]}
                danger={decision === "refuse" || decision === "suspend"}
                onSelect={() => onAction(decision, user)}
              >
                {decisionTexts[decision].label}
              </MenuItem>
            ))}
          </Menu>
        ) : null}
      </TableCell>
    </TableRow>
  );
};
