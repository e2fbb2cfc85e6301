import { useInfiniteQuery } from "@tanstack/react-query";
import type { Ref } from "react";
import { useDeferredValue, useMemo, useState } from "react";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterBar, SearchInput } from "@/components/ui/filter-bar";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, TableBody, TableHead, TableHeading } from "@/components/ui/table";
import type { ListedUser } from "@/features/admin/api/approvals";
import { useInviteUser } from "@/features/admin/api/edit-user";
import type { ListFilter } from "@/features/admin/api/users";
import { roleChoices, statusChoices, usersQuery } from "@/features/admin/api/users";
import { DecisionDialog } from "@/features/admin/components/decision-dialog";
import { EditUserDialog, StudentLinksDialog } from "@/features/admin/components/on-demand";
import type { UserAction } from "@/features/admin/components/user-row";
import { UserRow } from "@/features/admin/components/user-row";
import { adminMessages } from "@/features/admin/messages";
import { now } from "@/lib/clock";
import { useCore } from "@/lib/core";
import { numberText } from "@/lib/format/counts";
import { failureText } from "@/lib/forms";
import { currentUserId } from "@/lib/session";
import { showToast } from "@/lib/toasts";

interface UserListProps {
  filter: ListFilter;
  onFilter: (change: Partial<ListFilter>) => void;
  onAdd: () => void;
  /** The role filter, to which other parts of the screen lead. */
  roleFilter: Ref<HTMLSelectElement>;
}

const columns = ["Name", "Email", "Role", "Status", "Created"];

/** The accounts of the school: searched, filtered, a page after the other, each with what can be decided about it. */
export const UserList = ({ filter, onFilter, onAdd, roleFilter }: UserListProps) => {
  const core = useCore();
  // The list follows the typing when there is time for it.
  const listed = useInfiniteQuery(usersQuery(useDeferredValue(filter)));
  const [open, setOpen] = useState<UserDialogProps["of"] | null>(null);
  const invite = useInviteUser();
  const sendAgain = async ({ id }: ListedUser) => {
    try {
      const description = await invite.mutateAsync(id);
      showToast({ tone: "success", title: adminMessages.invitedTitle, description });
    } catch (problem) {
      const description = failureText(problem, adminMessages.inviteFailed);
      showToast({ tone: "error", title: adminMessages.inviteFailed, description });
    }
  };
  const users = useMemo(() => listed.data?.pages.flatMap((page) => page.users) ?? [], [listed.data]);
  const recent = useMemo(() => {
    const rows = users.map((user) => ({ ...user, email: user.email ?? "" }));
    return new Set(core.recentRegistrations(rows, now()));
  }, [core, users]);
  const total = listed.data?.pages[0]?.total ?? 0;
  const isFiltered = filter.search !== "" || filter.role !== "all" || filter.status !== "all";
  const clear = () => onFilter({ search: "", role: "all", status: "all" });
  const close = () => setOpen(null);
  return (
    <Card aria-labelledby="users">
      <CardHeader title="Users" titleId="users" takesFocus />
      <FilterBar
        result={
          listed.data === undefined || listed.isPlaceholderData
            ? ""
            : `Showing ${numberText(users.length)} of ${numberText(total)} ${isFiltered ? "matching users" : "users"}`
        }
        onClear={isFiltered ? clear : undefined}
      >
        <SearchInput
          label="Search by name or email"
          value={filter.search}
          onChange={(search) => onFilter({ search })}
        />
        <Select
          aria-label="Role"
          className="sm:w-44"
          ref={roleFilter}
          options={roleChoices}
          value={filter.role}
          onChange={(event) => onFilter({ role: event.target.value as ListFilter["role"] })}
        />
        <Select
          aria-label="Status"
          className="sm:w-44"
          options={statusChoices}
          value={filter.status}
          onChange={(event) => onFilter({ status: event.target.value as ListFilter["status"] })}
        />
      </FilterBar>
      <Loaded
        queries={{ listed }}
        text="Loading users..."
        skeleton={<Skeleton className="h-80" />}
        failure={{ title: adminMessages.usersFailed }}
        className="py-8"
      >
        {() =>
          users.length === 0 ? (
            <EmptyState
              title="No users found"
              className="py-8"
              actions={
                isFiltered ? <Button onClick={clear}>Clear Filters</Button> : <Button onClick={onAdd}>Add User</Button>
              }
            >
              No account matches the search and the filters.
            </EmptyState>
          ) : (
            <>
              <Table label="Users" aria-busy={listed.isPlaceholderData || undefined}>
                <TableHead>
                  {columns.map((column) => (
                    <TableHeading key={column}>{column}</TableHeading>
                  ))}
                  <TableHeading>
                    <span className="sr-only">Actions</span>
                  </TableHeading>
                </TableHead>
                <TableBody>
                  {users.map((user) => (
                    <UserRow
                      key={user.id}
                      user={user}
                      isNew={recent.has(user.id)}
                      isOwn={user.id === currentUserId()}
                      onAction={(action, chosen) => {
                        if (action === "invite") void sendAgain(chosen);
                        else setOpen({ action, user: chosen });
                      }}
                    />
                  ))}
                </TableBody>
              </Table>
              {listed.hasNextPage ? (
                <Button
                  variant="ghost"
                  className="mt-2 w-full"
                  busy={listed.isFetchingNextPage}
                  onClick={() => void listed.fetchNextPage()}
                >
                  Show More
                </Button>
              ) : null}
            </>
          )
        }
      </Loaded>
      {open === null ? null : <UserDialog of={open} onClose={close} />}
    </Card>
  );
};

interface UserDialogProps {
  of: { action: Exclude<UserAction, "invite">; user: ListedUser };
  onClose: () => void;
}

const UserDialog = ({ of: { action, user }, onClose }: UserDialogProps) => {
  if (action === "links") return <StudentLinksDialog student={user} onClose={onClose} />;
  if (action === "edit") return <EditUserDialog user={user} onClose={onClose} />;
  return <DecisionDialog user={user} decision={action} onClose={onClose} />;
};
