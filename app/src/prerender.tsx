import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { site } from "@/config/site";
import { Providers } from "@/providers";
import { routes } from "@/routes/frame/route-table";

/** The screen at a path as markup, for whoever is not signed in, in the light theme; of a school's own pages or the product's. */
export const render = async (path: string, ofSchool: boolean): Promise<string> => {
  site.hasSchoolPages = ofSchool;
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <Providers>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  );
};
