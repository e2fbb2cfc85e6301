import { Activity, Clock3, HardDrive, Users } from "lucide-react";
import { StatCard } from "@/components/ui/stat-card";
import { placeholders } from "@/config/figures";
import type { Schemas } from "@/lib/api";
import { numberText } from "@/lib/format/counts";

const decimals = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

/** "0.12 GB"; a small school's database is not nothing. */
const storageText = (gigabytes: number) => (gigabytes < 0.01 ? "< 0.01 GB" : `${decimals.format(gigabytes)} GB`);

/** The four figures of the school; without an answer two of them have figures of the product (Spec §2.5). */
export const AdminFigures = ({ stats }: { stats: Schemas["AdminStatsBody"] | undefined }) => {
  const { systemHealth, storageUsed } = stats ?? placeholders;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard icon={Users} label="Total Users" value={stats === undefined ? "–" : numberText(stats.totalUsers)} />
      <StatCard icon={Activity} label="System Health" value={`${decimals.format(systemHealth)}%`} />
      <StatCard icon={HardDrive} label="Storage Used" value={storageText(storageUsed)} />
      <StatCard
        icon={Clock3}
        label="Pending Approvals"
        value={stats === undefined ? "–" : numberText(stats.pendingApprovals)}
      />
    </div>
  );
};
