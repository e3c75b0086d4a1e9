import { extname } from 'node:path'
import type { Brand } from '@member/brand'
import { ownFolder } from '@member/brand/own'
import type { Plugin } from 'vite'
import { ownFonts } from './fonts/ownFonts.ts'
import { brandPictures } from './icons/brandPictures.ts'
import { ownPictures } from './icons/ownPictures.ts'
import { legalHead, legalHtml } from './legal/legalHtml.ts'
import { page } from './page.ts'
import { brandsDir } from './places.ts'
import { kinds } from './serveSite.ts'
import { layWords } from './words/layWords.ts'

// In development styles come after the scripts: faces that may not be late would never be seen.
const atOnce = (css: string) => css.replace(/font-display: ?optional/g, 'font-display:block')

/** Gives the development server its one brand, and what lies in the brand's own folder. */
export function brandPlugin(brand: Brand): Plugin {
  const own = () => ownFolder(brandsDir, brand.clientId)
  const pictures = async (): Promise<Record<string, string | Buffer>> => ({
    ...(await brandPictures(brand, own())),
    ...(await ownPictures(own())).files,
    ...(await ownFonts(own())).files,
  })
  return {
    name: 'brand',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1)
        if (!/^(?:own\/|favicon|icons\/|social\.)/.test(name)) {
          next()
          return
        }
        const answer = (found: string | Buffer | undefined) => {
          if (found === undefined) {
            next()
            return
          }
          response.setHeader('Content-Type', kinds[extname(name)] ?? 'application/octet-stream')
          response.end(found)
        }
        pictures().then((made) => answer(made[name]), next)
      })
    },
    transform: (code, id) => {
      if (id.endsWith('/fonts.css')) return { code: atOnce(code), map: null }
      if (/\/th(?:[A-Z]\w*)?\.ts$/.test(id))
        return { code: layWords(code, own().words, 'ts').code.toString(), map: null }
      return undefined
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (shell, { originalUrl = '/' }) => {
        const { pathname } = new URL(originalUrl, 'http://site')
        const shown = { ...brand, pictures: (await ownPictures(own())).pictures }
        return page(shell, shown, {
          head: legalHead(legalHtml(pathname, brand, own())),
          words: own().words,
          fonts: atOnce((await ownFonts(own())).css),
        })
      },
    },
  }
}
