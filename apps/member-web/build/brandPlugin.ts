import type { Brand } from '@member/brand'
import type { Plugin } from 'vite'
import { brandPage } from './brandPage.ts'
import { favicon } from './favicon.ts'

/** Gives the development server its one brand. */
export const brandPlugin = (brand: Brand): Plugin => ({
  name: 'brand',
  configureServer(server) {
    server.middlewares.use('/favicon.svg', (_request, response) => {
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(favicon(brand))
    })
  },
  transformIndexHtml: { order: 'pre', handler: (page) => brandPage(page, brand) },
})
