import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Hono, type Env } from 'hono'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const { resolve } = createRequire(import.meta.url)
const face = (weight: string) =>
  new Uint8Array(readFileSync(resolve(`@expo-google-fonts/sarabun/${weight}/Sarabun_${weight}.ttf`)))
const faces = { regular: face('400Regular'), semiBold: face('600SemiBold') }
const css = read('./page.css')
const script = read('./page.js')
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#ffca00"/><path d="M6 13 16 6l10 7v2H6zM8 17h3v7H8zM14.500 17h3v7h-3zM21 17h3v7h-3zM6 25h20v2H6z" fill="#1d1600"/></svg>'

/** Serves style, script, icon and Thai font of the staff's pages, at `/operator`. */
export function staffAssets<E extends Env>(): Hono<E> {
  const router = new Hono<E>()
  const serve = (path: string, type: string, body: string | Uint8Array<ArrayBuffer>) =>
    router.get(`/operator/${path}`, (context) => context.body(body, 200, { 'Content-Type': type }))
  serve('page.css', 'text/css; charset=utf-8', css)
  serve('page.js', 'text/javascript; charset=utf-8', script)
  serve('icon.svg', 'image/svg+xml', icon)
  serve('400.ttf', 'font/ttf', faces.regular)
  serve('600.ttf', 'font/ttf', faces.semiBold)
  return router
}
