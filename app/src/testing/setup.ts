import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A screen that is loaded when it is first needed may take a busy machine longer than the second that is usual.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  if (typeof document !== "undefined") {
    cleanup();
    localStorage.clear();
  }
});
