import { useState } from "react";
import type { CommandPaletteProps } from "@/features/palette/components/command-palette";
import { CommandPalette } from "@/features/palette/components/command-palette";
import { useSession } from "@/lib/session";
import { usePeople } from "@/routes/shared/use-people";

/** What the palette needs of the screen that opens it. */
export type PeoplePaletteProps = Pick<CommandPaletteProps, "onClose" | "onAct">;

/** The command palette with the people whom one's role looks for. */
export const PeoplePalette = (props: PeoplePaletteProps) => {
  const [search, setSearch] = useState("");
  const found = usePeople(useSession()?.user.role ?? "", search);
  return <CommandPalette search={search} onSearch={setSearch} found={found} {...props} />;
};
