import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { headersFor, type HeaderRules } from './headers.ts'
import { handOn, isServers } from './proxy.ts'

const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

// The app answers these; any other address gets the app too, which says so, and the status 404.
const appPaths =
  /^\/(?:(?:login|register|contact|promotion|live-score|score|404|ma|index\.html|auth(?:\/.*)?)?|regiss?\/[^/]+\/[^/]+|aff\/[^/]+)\/?$/

/** Serves one stamped folder as its host must: with its own headers, and calls handed on to the server. */
export function serveSite({
  folder,
  port,
  api,
}: {
  folder: string
  port: number
  api: string
}): Promise<Server> {
  if (!existsSync(join(folder, 'headers.json')))
    throw new Error(`${folder} is not stamped yet: run pnpm build.`)
  const rules: HeaderRules = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8'))
  const server = createServer((request, response) => {
    const path = pathOf(request.url)
    if (isServers(path)) return handOn(request, response, api)
    const file = fileOf(folder, path)
    const name = file ?? 'app.html'
    const known = file !== undefined || appPaths.test(path)
    response.writeHead(known ? 200 : 404, {
      ...headersFor(`/${name}`, rules),
      'Content-Type': kinds[extname(name)] ?? 'application/octet-stream',
    })
    if (request.method === 'HEAD') return response.end()
    return createReadStream(join(folder, name)).pipe(response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}

const pathOf = (url = '/') => {
  try {
    return decodeURIComponent(new URL(url, 'http://site').pathname)
  } catch {
    return '/no/path/at/all'
  }
}

/** The stamped file at `path`; what lies outside the folder, or is the stamp's own note, is no file. */
function fileOf(folder: string, path: string) {
  const inside = normalize(path).replace(/^[/\\]+/, '')
  if (inside === '') return 'index.html'
  if (inside.startsWith('..') || inside.startsWith('.') || inside === 'headers.json') return undefined
  return [inside, `${inside.replace(/[/\\]$/, '')}.html`]
    .find((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    ?.replace(/\\/g, '/')
}
