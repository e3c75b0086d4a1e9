import { legalNames } from '@member/brand'
import { th } from '../th.ts'
import { route } from './route.ts'

/** What an operator must say, open to all. The text comes with the page, so a link to it loads the page. */
export const legalRoutes = legalNames.map((name) =>
  route({
    path: `/legal/${name}`,
    access: 'anyone',
    title: th.legal.title[name],
    load: async () => (await import('../pages/Legal.tsx')).Legal,
    props: { name },
    preRendered: { file: `legal/${name}.html`, source: 'src/pages/Legal.tsx' },
    inSitemap: () => true,
  }),
)
