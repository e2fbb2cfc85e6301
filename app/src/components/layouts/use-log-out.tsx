import { useState } from "react";
import { useNavigate } from "react-router";
import { LogOutQuestion } from "@/components/layouts/log-out-question";
import { paths } from "@/config/paths";
import { countDrafts, dropDrafts } from "@/lib/drafts/drafts";
import { signOut } from "@/lib/sign-out";

/** Logs out, after a question where that deletes forms that were begun. */
export const useLogOut = (userId: string | null | undefined) => {
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState(0);
  const logOut = () => {
    if (userId) dropDrafts(userId);
    signOut();
    navigate(paths.login);
  };
  const askToLogOut = () => {
    const unsaved = userId ? countDrafts(userId) : 0;
    if (unsaved === 0) logOut();
    else setDrafts(unsaved);
  };
  const question =
    drafts === 0 ? null : <LogOutQuestion drafts={drafts} onConfirm={logOut} onClose={() => setDrafts(0)} />;
  return { askToLogOut, question };
};
