import type { LucideIcon } from "lucide-react";
import {
  CalendarDays,
  CalendarRange,
  ChartColumn,
  LayoutDashboard,
  ListMusic,
  Settings,
  TrendingUp,
  UserCog,
  Users,
} from "lucide-react";
import type { MenuIcon } from "@/config/screens";

/** Drawing of each menu entry. */
export const menuIcons: Record<MenuIcon, LucideIcon> = {
  dashboard: LayoutDashboard,
  lessons: ListMusic,
  students: Users,
  calendar: CalendarDays,
  week: CalendarRange,
  progress: TrendingUp,
  settings: Settings,
  users: UserCog,
  chart: ChartColumn,
};
