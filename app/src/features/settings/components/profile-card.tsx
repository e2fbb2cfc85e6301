import { Fact } from "@/components/data/fact";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { moveFocusOn } from "@/components/ui/focus-return";
import { Notice } from "@/components/ui/notice";
import { useEditProfile } from "@/features/settings/api/edit-profile";
import type { OwnAccount } from "@/features/settings/api/settings-cache";
import { EditableCard } from "@/features/settings/components/editable-card";
import { ProfileForm } from "@/features/settings/components/profile-form";
import { saveFailure, settingsMessages } from "@/features/settings/messages";
import { useCore } from "@/lib/core";
import { showToast } from "@/lib/toasts";

/** Profile Information: name, email, phone and role (Spec §2.9). */
export const ProfileCard = ({ account }: { account: OwnAccount }) => {
  const { user, pendingEmail } = account;
  const role = useCore().roleBadge(user.role);
  return (
    <EditableCard
      title="Profile Information"
      description="How the school knows you."
      editLabel="Edit Profile"
      form={(close) => <ProfileForm account={account} onClose={close} />}
    >
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact term="Name">
          <bdi>{user.name}</bdi>
        </Fact>
        <Fact term="Email">{user.email}</Fact>
        <Fact term="Phone">{user.phoneNumber}</Fact>
        <Fact term="Role">
          <Badge color={role.color}>{role.label}</Badge>
        </Fact>
      </dl>
      {pendingEmail === null ? null : <WaitingAddress email={user.email ?? ""} pendingEmail={pendingEmail} />}
    </EditableCard>
  );
};

/** An address that was asked for and waits until the link mailed to it is opened (decision D12). */
const WaitingAddress = ({ email, pendingEmail }: { email: string; pendingEmail: string }) => {
  const core = useCore();
  const edit = useEditProfile();
  const takeBack = async () => {
    try {
      await edit.mutateAsync({ email });
      showToast({ tone: "success", title: settingsMessages.profileUpdated, description: `Your email stays ${email}.` });
    } catch (problem) {
      showToast(saveFailure(core, "profile", problem));
    }
  };
  return (
    <Notice tone="warning" className="mt-4 flex-wrap">
      <p className="wrap-anywhere">
        We mailed a link to {pendingEmail}. Your email changes once you open it, within 24 hours.
      </p>
      <Button
        size="sm"
        className="mt-2"
        busy={edit.isPending}
        onClick={({ currentTarget }) => {
          moveFocusOn(currentTarget);
          void takeBack();
        }}
      >
        Keep Current Email
      </Button>
    </Notice>
  );
};
