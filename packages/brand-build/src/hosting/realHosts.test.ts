import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { aBrand } from '@member/brand/testing'
import { freePort } from '@member/testing/free-port'
import { findProgram } from '@member/testing/programs'
import { noteSkipped } from '@member/testing/skipped'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { anApp, thai } from '../anApp.testing.ts'
import { packPage } from '../pack.ts'
import { askHost } from './askHost.testing.ts'
import { type HeaderRule, headersFor } from './headers.ts'
import { hostingFiles } from './hostingFiles.ts'

// Tests the files in the real hosts, as an operator uses them.
const [nginx, caddy, openssl] = ['nginx', 'caddy', 'openssl'].map(findProgram)

const brand = aBrand({
  clientId: 'two-words',
  domains: ['a.example', 'www.a.example', 'm.a.example'],
  hsts: { days: 30, subdomains: true },
})
const without = aBrand({ clientId: 'no-domain' })
const other = aBrand({ clientId: 'none-either' })
const page = (name: string) =>
  `<!doctype html><html><head><meta charset="utf-8" /><title>${name}</title></head><body>${'<p>ok</p>'.repeat(60)}</body></html>`
const names = ['index', 'login', 'register', 'dashboard', 'app', '404', 'legal/terms']
const pages = Object.fromEntries(names.map((name) => [`${name}.html`, page(name)]))

const ask = (scheme: 'http' | 'https', path: string, host = 'a.example') =>
  askHost(scheme, ports[scheme], path, host)

let folder = ''
let api: Server
const ports = { http: 0, https: 0, api: 0 }

function write(path: string, content: string | Buffer) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

async function writeSite(of: typeof brand) {
  const made = hostingFiles(of, {
    routes: anApp.routes,
    languages: thai,
    pages,
    frames: { 'support.html': page('support') },
    shared: ['assets/index-1.js'],
  })
  for (const [name, content] of Object.entries(made)) {
    write(`${of.clientId}/${name}`, content.replaceAll('/var/www/', `${folder}/`))
    if (!name.endsWith('.html')) continue
    const packed = await packPage(name, Buffer.from(content))
    for (const [ending, bytes] of Object.entries(packed)) write(`${of.clientId}/${name}${ending}`, bytes)
  }
  write(`${of.clientId}/assets/index-1.js`, 'console.log(1)')
  write(`${of.clientId}/own/logo-1.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const own = `${of.clientId}.own`
  write(`${own}/server.conf`, `server 127.0.0.1:${ports.api};`)
  write(`${own}/server.caddy`, `to 127.0.0.1:${ports.api}`)
  write(
    `${own}/tls.conf`,
    `listen 443 ssl;\nssl_certificate ${folder}/cert.pem;\nssl_certificate_key ${folder}/key.pem;\n`,
  )
  write(`${own}/tls.caddy`, `tls ${folder}/cert.pem ${folder}/key.pem`)
}

beforeAll(async () => {
  if (!openssl) return
  folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  execFileSync('chmod', ['755', folder])
  for (const of of ['http', 'https', 'api'] as const) ports[of] = await freePort()
  api = createServer((_, response) =>
    response.writeHead(200, { 'Strict-Transport-Security': 'max-age=1', 'X-From': 'server' }).end('{}'),
  ).listen(ports.api, '127.0.0.1')
  await once(api, 'listening')
  const subject = ['-subj', '/CN=a.example', '-addext', 'subjectAltName=DNS:a.example,DNS:*.a.example']
  execFileSync(
    openssl,
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject].concat(
      '-keyout',
      join(folder, 'key.pem'),
      '-out',
      join(folder, 'cert.pem'),
    ),
    { stdio: 'ignore' },
  )
  for (const one of [brand, without, other]) await writeSite(one)
})
afterAll(() => {
  if (!openssl) return
  api.close()
  rmSync(folder, { recursive: true })
})

async function run(command: string, words: string[]): Promise<ChildProcess> {
  const host = spawn(command, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  })
  let said = ''
  host.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  await vi.waitUntil(async () => {
    const answer = await ask('http', '/').catch(() => undefined)
    return answer !== undefined || host.exitCode !== null
  })
  if (host.exitCode !== null) throw new Error(`${command} ended: ${said}`)
  return host
}

const ofNginx = () => {
  const conf = [brand, without, other].map(({ clientId }) => {
    const file = clientId === brand.clientId ? 'nginx.conf' : 'nginx-plain.conf'
    return readFileSync(join(folder, clientId, '.hosting', file), 'utf8')
  })
  const mime = [
    '/etc/nginx/mime.types',
    '/usr/local/etc/nginx/mime.types',
    '/opt/homebrew/etc/nginx/mime.types',
  ].find((path) => existsSync(path))
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${folder}/temp-${of};`,
  )
  write('tls.conf', '')
  const text = `pid ${folder}/nginx.pid; error_log stderr warn; events {}\nhttp { access_log off; ${mime ? `include ${mime};` : ''} ${temp.join(' ')}\n${conf.join('\n')}\n}`
  const listening = (from: string) => from.replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
  write('nginx.conf', listening(text))
  write(
    `${brand.clientId}.own/tls.conf`,
    readFileSync(join(folder, `${brand.clientId}.own/tls.conf`), 'utf8').replace(
      'listen 443 ssl',
      `listen 127.0.0.1:${ports.https} ssl`,
    ),
  )
  return run(nginx ?? '', [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-g',
    'daemon off; master_process off;',
  ])
}

const ofCaddy = () => {
  const options = `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tskip_install_trust\n\tstorage file_system ${folder}/caddy\n}\n`
  const conf = [brand, without, other].map(({ clientId }) =>
    readFileSync(join(folder, clientId, '.hosting/Caddyfile'), 'utf8'),
  )
  write('Caddyfile', options + conf.join('\n'))
  for (const { clientId } of [without, other]) rmSync(join(folder, `${clientId}.own/tls.caddy`))
  return run(caddy ?? '', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')])
}

const hosts = [
  { name: 'nginx', program: nginx, start: ofNginx },
  { name: 'Caddy', program: caddy, start: ofCaddy },
]

for (const { name, program, start } of hosts) {
  const lacks = !program ? name : !openssl ? 'openssl' : undefined
  noteSkipped(`hosting files in ${name}`, lacks && `no ${lacks} here; install it`)
  describe.skipIf(lacks)(`the brand’s files in ${name}`, () => {
    testHost(start)
  })
}

function testHost(start: () => Promise<ChildProcess>) {
  let host: ChildProcess
  beforeAll(async () => {
    host = await start()
  })
  afterAll(async () => {
    host.kill()
    await once(host, 'exit')
  })

  test.each(['/', '/login', '/login/', '/auth/deposit', '/legal/terms', '/assets/index-1.js'])(
    'answers %s packed, with the brand’s own headers',
    async (path) => {
      const { status, headers, text } = await ask('https', path)
      const file = { '/': 'index', '/auth/deposit': 'app' }[path] ?? path.replace(/^\/|\/$/g, '')
      const name = file.endsWith('.js') ? file : `${file}.html`
      expect(status).toBe(200)
      expect(text).toContain(name.endsWith('.js') ? 'console.log' : `<title>${file}</title>`)
      if (name.endsWith('.html')) expect(headers['content-encoding']).toBe('gzip')
      const rules: HeaderRule[] = JSON.parse(
        readFileSync(join(folder, brand.clientId, '.hosting/headers.json'), 'utf8'),
      )
      for (const [header, value] of Object.entries(headersFor(`/${name}`, rules)))
        expect(headers[header.toLowerCase()], header).toBe(value)
      expect(headers['strict-transport-security']).toBe('max-age=2592000; includeSubDomains')
    },
  )

  test('sends a brand’s own file with a policy under which it may do nothing', async () => {
    const { status, headers } = await ask('https', '/own/logo-1.svg')
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  })

  test.each(['/nothing', '/.hosting/nginx.conf', '/_headers', '/.digest'])('has no %s', async (path) => {
    const { status, text } = await ask('https', path)
    expect(status).toBe(404)
    expect(text).toContain('<title>404</title>')
  })

  test('forwards the calls, and says once how long https is required', async () => {
    const { headers, text } = await ask('https', '/api/setting')
    expect(text).toBe('{}')
    expect(headers['x-from']).toBe('server')
    expect(headers['strict-transport-security']).toBe('max-age=2592000; includeSubDomains')
  })

  test.each([
    ['http', 'a.example', /^https:\/\/a\.example(:\d+)?\/login\?a=1$/],
    ['http', 'm.a.example', /^https:\/\/m\.a\.example(:\d+)?\/login\?a=1$/],
    ['https', 'www.a.example', /^https:\/\/a\.example(:\d+)?\/login\?a=1$/],
  ] as const)('leads from %s://%s on', async (scheme, from, to) => {
    const { status, headers } = await ask(scheme, '/login?a=1', from)
    expect([301, 308]).toContain(status)
    expect(headers.location).toMatch(to)
  })

  test.each([without, other])(
    'serves $clientId, which has no domain, on this machine, in no other’s way',
    async ({ clientId }) => {
      const { status, headers } = await ask('http', '/', `${clientId}.localhost`)
      expect(status).toBe(200)
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )
}
