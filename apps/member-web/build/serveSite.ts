import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { pipeline } from 'node:stream'
import { headersFor, type HeaderRule } from './hosting/headers.ts'
import { answerTo } from './hosting/routes.ts'
import { handOn, isServers } from './proxy.ts'

/** What a file is, by its ending. */
export const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** Serves one built folder as its host must: with its own headers, and calls handed on to the server. */
export function serveSite({
  folder,
  port,
  api,
}: {
  folder: string
  port: number
  api: string
}): Promise<Server> {
  const notes = join(folder, '.hosting/headers.json')
  if (!existsSync(notes)) throw new Error(`${folder} is not built yet: run pnpm build.`)
  const rules: HeaderRule[] = JSON.parse(readFileSync(notes, 'utf8'))
  const server = createServer((request, response) => {
    const path = pathOf(request.url)
    if (isServers(path)) return handOn(request, response, api)
    const { name, status } = answerTo(path, (inside) => statOf(join(folder, inside))?.isFile() ?? false)
    return send(request, response, {
      file: join(folder, name),
      status,
      headers: {
        ...headersFor(`/${name}`, rules),
        'Content-Type': kinds[extname(name)] ?? 'application/octet-stream',
      },
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}

const statOf = (file: string) => statSync(file, { throwIfNoEntry: false })

/** The path that is asked for, without a way out of the folder. */
function pathOf(url = '/') {
  try {
    return normalize(`/${decodeURIComponent(new URL(url, 'http://site').pathname)}`).replace(/\\/g, '/')
  } catch {
    return '/no/path/at/all'
  }
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Sends a file, packed as the browser takes it where the build has done so, and only if it has not got it yet. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, headers }: { file: string; status: number; headers: Record<string, string> },
) {
  const accepted = request.headers['accept-encoding']?.toString() ?? ''
  const packed = encodings.filter(([, ending]) => existsSync(file + ending))
  const [encoding, ending = ''] = packed.find(([name]) => accepted.includes(name)) ?? []
  const { size, mtimeMs } = statSync(file + ending)
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  const isKnown = status === 200 && request.headers['if-none-match'] === tag
  response.writeHead(isKnown ? 304 : status, {
    ...headers,
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(packed.length > 0 && { Vary: 'Accept-Encoding' }),
    ETag: tag,
    ...(!isKnown && { 'Content-Length': size }),
  })
  if (isKnown || request.method === 'HEAD' || size === 0) return response.end()
  // Not a byte more than announced, should the file grow meanwhile; should it go, this one answer breaks off.
  return pipeline(createReadStream(file + ending, { end: size - 1 }), response, () => undefined)
}
