import { legalNames } from '@member/brand'
import { t } from '../words/words.ts'
import * as paths from '../paths/paths.ts'
import { route } from '../paths/route.ts'

export const legalRoutes = legalNames.map((name) =>
  route({
    path: paths.legal.href(name),
    access: 'anyone',
    title: () => t.text[name],
    load: async () => (await import('../screens/Legal.tsx')).Legal,
    props: () => ({ name, title: t.text[name], href: paths.legal.href(name) }),
    preRendered: { file: `legal/${name}.html`, source: 'src/screens/Legal.tsx' },
    inSitemap: () => true,
  }),
)
