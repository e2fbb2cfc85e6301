import { createBrowserRouter } from "react-router";
import { routes } from "@/routes/frame/route-table";

/** The router of the page. */
export const router = createBrowserRouter(routes);
