import type { Brand } from '@member/brand'
import { brandIn } from '@member/brand/in-language'
import { ownFolder } from '@member/brand/own'
import { getMimeType } from 'hono/utils/mime'
import type { Plugin } from 'vite'
import type { App } from './app/app.ts'
import { ownFonts } from './fonts/ownFonts.ts'
import { ownFilesPolicy } from './hosting/policy.ts'
import { brandPictures } from './icons/brandPictures.ts'
import { ownPictures } from './icons/ownPictures.ts'
import { legalHead, legalHtml } from './legal/legalHtml.ts'
import { page } from './page.ts'
import { pageWords, siteLanguages, textsIn } from './words/brandWords.ts'

// In development styles load after the scripts, so optional fonts would never be shown.
const atOnce = (css: string) => css.replace(/font-display: ?optional/g, 'font-display:block')

/** Vite plugin that serves one brand in development. */
export function brandPlugin(app: App, brand: Brand, brandsDir: string): Plugin {
  const texts = textsIn(app.tables)
  const own = () => ownFolder(brandsDir, brand.clientId, texts)
  const languages = () => siteLanguages(brand, app.tables, own())
  const pictures = async (): Promise<Record<string, string | Buffer>> => ({
    ...(await brandPictures(brand, own())),
    ...(await ownPictures(own())).files,
    ...(await ownFonts(own())).files,
    ...Object.fromEntries(languages().map(({ file, json }) => [file, json])),
  })
  return {
    name: 'brand',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1)
        if (!/^(?:own\/|favicon|icons\/|social\.|assets\/words-)/.test(name)) {
          next()
          return
        }
        const answer = (found: string | Buffer | undefined) => {
          if (found === undefined) {
            next()
            return
          }
          if (name.startsWith('own/')) response.setHeader('Content-Security-Policy', ownFilesPolicy)
          response.setHeader('Content-Type', getMimeType(name) ?? 'application/octet-stream')
          response.end(found)
        }
        pictures().then((made) => answer(made[name]), next)
      })
    },
    transform: (code, id) => {
      if (id.endsWith('/fonts.css')) return { code: atOnce(code), map: null }
      return undefined
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (shell, { originalUrl = '/' }) => {
        const { pathname } = new URL(originalUrl, 'http://site')
        const all = languages()
        const shown = all.findLast(({ prefix }) => `${pathname}/`.startsWith(`${prefix}/`)) ?? all[0]
        if (!shown) return shell
        const inIt = brandIn(brand, shown.language)
        const withPictures = { ...inIt, pictures: (await ownPictures(own())).pictures }
        const legal = legalHtml(pathname.slice(shown.prefix.length), inIt, own(), shown.language)
        return page(app, shell, withPictures, {
          head: legalHead(legal),
          words: pageWords(shown, all),
          shown,
          all,
          fonts: atOnce((await ownFonts(own())).css),
        })
      },
    },
  }
}
