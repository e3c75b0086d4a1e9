import type { Route } from '../src/routes/route.ts'

/** The file that holds the page of a route; undefined where it has none of its own. */
export const pageFile = ({ path, preRendered, inSitemap }: Route) =>
  preRendered?.file ?? (inSitemap && `${path.slice(1)}.html`)
