import type { Brand } from '@member/brand'
import { sharedLocales } from '@member/i18n'
import { escapeHtml, siteAddress } from './app/app.ts'
import type { pageMeta } from './pageMeta.ts'
import type { Prefixed } from './words/brandWords.ts'

export function pictureTags(
  brand: Brand,
  pageInfo: ReturnType<typeof pageMeta>,
  { language, prefix }: Prefixed,
) {
  const { displayName } = brand
  const site = siteAddress(brand)
  const shared = {
    'og:type': 'website',
    'og:site_name': displayName,
    'og:title': pageInfo.title,
    'og:description': pageInfo.description,
    'og:locale': sharedLocales[language],
    ...(site && { 'og:url': pageInfo.address || `${site}${prefix}/` }),
    'og:image': `${site}${prefix}/social.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': displayName,
  }
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-180.png">',
    `<link rel="manifest" href="${prefix}/manifest.webmanifest">`,
    '<meta name="mobile-web-app-capable" content="yes">',
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(displayName)}">`,
    ...Object.entries(shared).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}
