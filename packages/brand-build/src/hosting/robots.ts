import type { Brand } from '@member/brand'
import { type AppRoute, siteAddress } from '../app/app.ts'
import type { Prefixed } from '../words/brandWords.ts'

/** Returns path prefixes of visitors' routes that have a parameter, such as invitations. */
const invitations = (routes: readonly AppRoute[]) =>
  routes.flatMap(({ path, access }) =>
    access === 'visitor' && path.includes('/:') ? [path.replace(/:.*$/, '')] : [],
  )

export const robots = (brand: Brand, routes: readonly AppRoute[], languages: readonly Prefixed[]) =>
  [
    'User-agent: *',
    ...languages
      .flatMap(({ prefix }) => ['/auth', ...invitations(routes)].map((path) => prefix + path))
      .concat('/api/', '/support.html')
      .map((path) => `Disallow: ${path}`),
    ...(siteAddress(brand) ? [`Sitemap: ${siteAddress(brand)}/sitemap.xml`] : []),
    '',
  ].join('\n')

export const sitemap = (brand: Brand, routes: readonly AppRoute[], languages: readonly Prefixed[]) =>
  siteAddress(brand) &&
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${routes
  .filter(({ inSitemap }) => inSitemap?.(brand))
  .flatMap(({ path }) => languages.map(({ prefix }) => urlOf(siteAddress(brand), prefix, path, languages)))
  .join('\n')}
</urlset>
`

function urlOf(site: string, shown: string, path: string, languages: readonly Prefixed[]) {
  const others =
    languages.length < 2
      ? ''
      : languages
          .map(
            ({ language, prefix }) =>
              `<xhtml:link rel="alternate" hreflang="${language}" href="${site}${prefix}${path}"/>`,
          )
          .join('')
  return `  <url><loc>${site}${shown}${path}</loc>${others}</url>`
}
