import { Select } from "@/components/ui/select";
import type { Child } from "@/features/parents/api/children";
import { useChildLabels } from "@/features/parents/child-labels";

interface ChildSelectProps {
  kids: readonly Child[];
  /** The chosen child's id; null for all of them. */
  value: string | null;
  onChange: (childId: string | null) => void;
  className?: string | undefined;
}

/** Chooses one child of the family, or all. */
export const ChildSelect = ({ kids, value, onChange, className }: ChildSelectProps) => {
  const labelOf = useChildLabels(kids);
  return (
    <Select
      aria-label="Child"
      className={className}
      options={[
        { value: "", label: "All children" },
        ...kids.map((child) => ({ value: child.id, label: labelOf(child) })),
      ]}
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
};
