import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { StrictMode } from "react";
import { queryClient } from "@/lib/query";

/** What every screen shares. State atoms live in jotai's default store and need no provider. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </StrictMode>
);
