import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

// Headers of a single connection; HTTP/2 has its own.
const hops = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host'])
const carried = <T>(headers: Record<string, T>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hops.has(name)))

const makeCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'member-bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const made = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return made
}

/** HTTP/2 proxy in front of the site, with TLS 1.3 as on a public host. */
export class Http2Proxy {
  readonly port: number
  /** Command-line flag that makes Chromium trust this certificate. */
  readonly trust: string
  readonly close: () => void
  readonly #plain: Map<string, Buffer>

  private constructor(port: number, trust: string, plain: Map<string, Buffer>, close: () => void) {
    this.port = port
    this.trust = trust
    this.#plain = plain
    this.close = close
  }

  static async open(site: string): Promise<Http2Proxy> {
    const certificate = makeCertificate()
    const plain = new Map<string, Buffer>()
    const server = createSecureServer({ ...certificate, allowHTTP1: true }, (call, answer) => {
      const page = plain.get(call.url)
      if (page) {
        answer.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'cache-control': 'no-cache',
        })
        answer.end(page)
        return
      }
      const onward = request(
        site + call.url,
        { method: call.method, headers: carried(call.headers) },
        (from) => {
          answer.writeHead(from.statusCode ?? 502, carried(from.headers))
          from.pipe(answer)
        },
      )
      onward.on('error', () => answer.stream?.destroy())
      call.pipe(onward)
    }).listen(0, '127.0.0.1')
    // The same as nginx in the hosting files.
    server.on('secureConnection', (socket) => socket.setMaxSendFragment(4096))
    await once(server, 'listening')
    const place = server.address()
    if (typeof place !== 'object' || !place) throw new Error('This machine gives no port.')
    const key = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' })
    const pin = createHash('sha256').update(key).digest('base64')
    return new Http2Proxy(place.port, `--ignore-certificate-errors-spki-list=${pin}`, plain, () =>
      server.close(),
    )
  }

  publish(path: string, page: string): void {
    this.#plain.set(path, brotliCompressSync(page))
  }
}
