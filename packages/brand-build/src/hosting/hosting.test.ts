import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { anApp, thai } from '../anApp.testing.ts'
import { type HeaderRule, headersFor } from './headers.ts'
import { hostingFiles } from './hostingFiles.ts'
import { hostsPart, contentSecurityPolicy } from './policy.ts'
import { hidden, holds } from './routes.ts'

const page = (style: string) =>
  `<html><head><meta charset="utf-8" /><script>1</script><style>${style}</style></head></html>`
const brand = aBrand({
  clientId: 'two-words',
  domains: ['a.example', 'www.a.example'],
  chat: { script: 'https://chat.example/a.js', hosts: [], withhold: [], sandboxed: true },
})
const shared = ['assets/index-1.js', 'assets/slipReader.worker-1.js', 'support.js', 'unsupported.html']
const pages = Object.fromEntries(
  ['index', 'login', 'register', 'contact', 'promotion', 'live-score', 'score', 'app'].map((name) => [
    `${name}.html`,
    page(name),
  ]),
)
const { routes } = anApp
const frames = { 'support.html': page('') }
const files = hostingFiles(brand, { routes, languages: thai, pages, frames, shared })
const rules: HeaderRule[] = JSON.parse(files['.hosting/headers.json'] ?? '')
const isFile = (name: string) =>
  name in files ||
  name === '404.html' ||
  shared.includes(name) ||
  ['icons/192.png', 'own/logo-1.svg', 'sw.js', 'push.js'].includes(name)

type Headers = Record<string, string>
/** Merges headers as a host does. */
const join = (found: [name: string, value: string][]): Headers => {
  const joined: Headers = {}
  for (const [name, value] of found) joined[name] = joined[name] ? `${joined[name]}, ${value}` : value
  return joined
}
const linesOf = (file: string) => (files[file] ?? '').split('\n').filter(Boolean)
const fileAt = (path: string) =>
  [path.slice(1), `${path.slice(1)}.html`, path === '/' ? 'index.html' : ''].find((one) => one && isFile(one))
const headersAt = (path: string, means: (pattern: string) => RegExp) => {
  const sent: [name: string, value: string][] = []
  let isMeant = false
  for (const line of linesOf('_headers')) {
    const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? []
    if (line.startsWith('/')) isMeant = means(line).test(path)
    else if (isMeant) sent.push([name, value])
  }
  return join(sent)
}
const redirectOf = (path: string, means: (pattern: string) => RegExp) =>
  linesOf('_redirects')
    .map((line) => line.split(' '))
    .find(([from = '#']) => from !== '#' && means(from).test(path))?.[1]
const escaped = (pattern: string) => pattern.replace(/\./g, '\\.').replace('*', '.*')

/** Returns the pattern by which Cloudflare Pages matches a rule's path exactly. */
const cloudflares = (pattern: string) => new RegExp(`^${escaped(pattern)}$`)
function byCloudflare(asked: string) {
  const path = asked.replace(/(?:index)?\.html$/, '')
  const name = fileAt(redirectOf(path, cloudflares) ?? path)
  return { name, headers: headersAt(path, cloudflares) }
}

/** Returns the pattern by which Netlify matches a rule's path, ignoring a trailing slash. */
const netlifys = (pattern: string) =>
  new RegExp(`^${escaped(pattern).replace(/\/$/, '').replace('/.*', '/?.*')}/?$`)
function byNetlify(path: string) {
  const name = fileAt(path.replace(/(.)\/$/, '$1')) ?? fileAt(redirectOf(path, netlifys) ?? '')
  return { name, headers: headersAt(path, netlifys) }
}

/** Returns the file and headers that nginx would send for a path, by its configuration. */
function byNginx(path: string) {
  const text = files['.hosting/nginx.conf'] ?? ''
  const answers = [...text.matchAll(/^ {2}location ~ (\S+) \{ try_files \/(\S+) =404; \}$/gm)]
  const name = answers.find(([, address = '']) => new RegExp(address).test(path))?.[2] ?? path.slice(1)
  const look = (variable: string) => {
    const [, of, lines = ''] =
      new RegExp(`map \\$(uri|https) \\${variable} \\{\\n([^}]*)\\}`).exec(text) ?? []
    const value = of === 'https' ? 'on' : `/${name}`
    const fits = (line: string) =>
      line.startsWith('  on ') || new RegExp(/"~(.*?)" /.exec(line)?.[1] ?? '^$').test(value)
    const all = lines.split('\n')
    const line = all.find(fits) ?? all.find((one) => one.startsWith('  default'))
    return / "([^"]*)";$/.exec(line ?? '')?.[1]
  }
  const sent = [...text.matchAll(/^ {2}add_header (\S+) (?:"(.*)"|(\$\w+)) always;$/gm)]
  const headers = sent.flatMap(([, header = '', value, variable = '']): [string, string][] => {
    const said = value ?? look(variable)
    return said === undefined ? [] : [[header, said]]
  })
  return { name, headers: join(headers) }
}

/** Returns the file and headers that Caddy would send for a path, by its configuration. */
function byCaddy(path: string) {
  const text = files['.hosting/Caddyfile'] ?? ''
  const answers = [...text.matchAll(/^\t\t@[\w-]+ path_regexp (\S+)\n\t\trewrite @[\w-]+ \/(\S+)$/gm)]
  const name = answers.find(([, address = '']) => new RegExp(address).test(path))?.[2] ?? path.slice(1)
  const sent = [...text.matchAll(/^\theader (\S+) (\S+) "(.*)"$/gm)]
  const headers = sent
    .filter(
      ([, matcher = '']) => matcher === '@secure' || holds(matcher.replace('@pages', '/*.html'), `/${name}`),
    )
    .map(([, , header = '', value = '']) => [header, value])
  return { name, headers: Object.fromEntries(headers) }
}

/** Returns the headers without those that Netlify's file leaves out. */
const leftOf = ({ 'Cache-Control': cache = '', ...headers }: Headers, file: string): Headers => {
  const policy = headers['Content-Security-Policy']
  return {
    ...headers,
    ...(cache !== 'no-cache' && { 'Cache-Control': cache }),
    ...(policy && file.endsWith('.html') && { 'Content-Security-Policy': hostsPart(policy) }),
  }
}

test.each([
  ['/', 'index.html'],
  ['/login', 'login.html'],
  ['/login/', 'login.html'],
  ['/register', 'register.html'],
  ['/register/', 'register.html'],
  ['/regis/team/line', 'app.html'],
  ['/regis/team/line/', 'app.html'],
  ['/regiss/team/line', 'app.html'],
  ['/aff/ABC123', 'app.html'],
  ['/contact', 'contact.html'],
  ['/contact/', 'contact.html'],
  ['/promotion', 'promotion.html'],
  ['/live-score', 'live-score.html'],
  ['/live-score/', 'live-score.html'],
  ['/score', 'score.html'],
  ['/ma', 'app.html'],
  ['/ma/', 'app.html'],
  ['/auth', 'app.html'],
  ['/auth/', 'app.html'],
  ['/auth/games/slot/all', 'app.html'],
  ['/auth/deposit/', 'app.html'],
  ['/app.html', 'app.html'],
  ['/unsupported.html', 'unsupported.html'],
  ['/support.html', 'support.html'],
  ['/icons/192.png', 'icons/192.png'],
  ['/own/logo-1.svg', 'own/logo-1.svg'],
  ['/robots.txt', 'robots.txt'],
  ['/sw.js', 'sw.js'],
  ['/push.js', 'push.js'],
  ['/assets/index-1.js', 'assets/index-1.js'],
  ['/assets/slipReader.worker-1.js', 'assets/slipReader.worker-1.js'],
])('every host answers %s with %s and the same headers, each said once', (path, file) => {
  const headers = headersFor(`/${file}`, rules)
  expect(byNginx(path)).toEqual({ name: file, headers })
  expect(byCaddy(path)).toEqual({ name: file, headers })
  const left = leftOf(headers, file)
  expect(byNetlify(path)).toEqual({ name: file, headers: left })
  expect(byCloudflare(path)).toEqual({ name: file, headers: left })
})

const anyOther = (path: string) => ({ headers: headersFor(path, rules) })
test.each(Object.entries({ byNginx, byCaddy, byNetlify, byCloudflare, anyOther }))(
  '%s lets a brand’s own file do nothing',
  (_name, host) => {
    const { 'Content-Security-Policy': policy } = host('/own/logo-1.svg').headers
    expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  },
)

test.each(['/.digest', '/.hosting/nginx.conf', '/_headers'])('%s is served to nobody', (path) =>
  expect(path).toMatch(new RegExp(hidden)),
)

test('a hash that begins with an underscore hides nothing', () => {
  expect('/assets/_a1b2c3d.js').not.toMatch(new RegExp(hidden))
})

test('a phone on a slow line reads a page while it comes, not once all of it is there', () => {
  expect(files['.hosting/nginx.conf']).toContain('ssl_buffer_size 4k;')
  expect(files['.hosting/nginx-plain.conf']).not.toContain('ssl_buffer_size')
})

test('what is the host’s own is read from beside the folder, where no build writes', () => {
  expect(files['.hosting/nginx.conf']).toContain('include /var/www/two-words.own/tls.conf;')
  expect(files['.hosting/nginx.conf']).toContain('{ include /var/www/two-words.own/server.conf; }')
  expect(files['.hosting/nginx-plain.conf']).not.toContain('tls.conf')
  expect(files['.hosting/Caddyfile']).toContain('import /var/www/two-words.own/server.caddy')
  expect(files['.hosting/Caddyfile']).toContain('import /var/www/two-words.own/tls*.caddy')
})

test('no address gets a header twice, and no line is longer than Cloudflare reads', () => {
  const more = [
    '/nothing',
    '/regis',
    '/register.html',
    '/support',
    '/support/',
    '/manifest.webmanifest',
    '/auth.x',
  ]
  const policies = [...Object.keys(files).map((name) => `/${name}`), ...more].flatMap((path) =>
    [byCloudflare, byNetlify].map((host) => host(path).headers['Content-Security-Policy'] ?? ''),
  )
  for (const policy of policies) expect(policy).not.toContain(',')
  expect(policies.filter((policy) => policy.includes('sandbox'))).toHaveLength(6)
  for (const line of linesOf('_headers')) expect(line.length).toBeLessThan(2_000)
})

test('the files of each host fit into two blocks of the disk', () => {
  for (const name of [
    '_headers',
    '_redirects',
    '.hosting/headers.json',
    '.hosting/nginx.conf',
    '.hosting/Caddyfile',
  ])
    expect(Buffer.byteLength(files[name] ?? ''), name).toBeLessThan(8_192)
})

const metaOf = (name: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(files[name] ?? '')?.[1] ?? ''

test('a page carries its own policy for a host that sends none, without what a page may not say', () => {
  for (const [name, html] of Object.entries(pages)) {
    const own = contentSecurityPolicy(brand, html)
    expect(metaOf(name)).toBe(own.replace(" frame-ancestors 'none';", ''))
    expect(files[name]).toMatch(/<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy"/)
  }
  expect(metaOf('support.html')).toContain("script-src 'self' https://chat.example")
  expect(metaOf('support.html')).not.toMatch(/sandbox|frame-ancestors/)
})

test('a brand whose server has an address of its own is proxied nowhere', () => {
  const apart = hostingFiles(aBrand({ server: 'https://api.a.example' }), {
    languages: thai,
    routes,
    pages: {},
    frames,
    shared: [],
  })
  expect(apart['.hosting/nginx.conf']).not.toContain('proxy_pass')
  expect(apart['_redirects']).not.toContain('"server"')
  expect(files['_redirects']).toContain('"server"')
  expect(apart['.hosting/Caddyfile']).not.toContain('reverse_proxy')
})
