import type { Brand } from '@member/brand'
import { ownFolder } from '@member/brand/own'
import type { Plugin } from 'vite'
import { legalHead, legalHtml } from './legal/legalHtml.ts'
import { page } from './page.ts'
import { brandsDir } from './places.ts'
import { markSvg } from './icons/mark.ts'

/** Gives the development server its one brand. */
export const brandPlugin = (brand: Brand): Plugin => ({
  name: 'brand',
  enforce: 'pre',
  configureServer(server) {
    server.middlewares.use('/favicon.svg', (_request, response) => {
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(markSvg(brand))
    })
  },
  // In development styles come after the scripts: faces that may not be late would never be seen.
  transform: (code, id) =>
    id.endsWith('/fonts.css')
      ? { code: code.replace(/font-display: optional/g, 'font-display: block'), map: null }
      : undefined,
  transformIndexHtml: {
    order: 'pre',
    handler: (shell, { originalUrl = '/' }) =>
      page(shell, brand, {
        head: legalHead(
          legalHtml(
            new URL(originalUrl, 'http://site').pathname,
            brand,
            ownFolder(brandsDir, brand.clientId),
          ),
        ),
      }),
  },
})
