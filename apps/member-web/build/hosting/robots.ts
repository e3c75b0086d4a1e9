import type { Brand } from '@member/brand'
import { routes } from '../../src/routes/routes.ts'
import { siteAddress } from '../siteAddress.ts'

/** The beginnings of the addresses that are no page of their own, such as an invitation's. */
const invitations = routes.flatMap(({ path, access }) =>
  access === 'visitor' && path.includes('/:') ? [path.replace(/:.*$/, '')] : [],
)

/** Which pages a search engine may read: what is a visitor's, and no invitation's own address. */
export const robots = (brand: Brand) =>
  [
    'User-agent: *',
    ...['/auth', ...invitations, '/api/', '/support.html'].map((path) => `Disallow: ${path}`),
    ...(siteAddress(brand) ? [`Sitemap: ${siteAddress(brand)}/sitemap.xml`] : []),
    '',
  ].join('\n')

/** The list of the public pages by their whole addresses; none where the brand does not say where it is served. */
export const sitemap = (brand: Brand) =>
  siteAddress(brand) &&
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${routes
  .filter(({ inSitemap }) => inSitemap?.(brand))
  .map(({ path }) => `  <url><loc>${siteAddress(brand)}${path}</loc></url>`)
  .join('\n')}
</urlset>
`
