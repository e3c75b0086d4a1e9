// @vitest-environment node
import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { type HeaderRule, headersFor } from './headers.ts'
import { hostingFiles } from './hostingFiles.ts'
import { contentSecurityPolicy } from './policy.ts'
import { answerTo, holds } from './routes.ts'

const page = (style: string) =>
  `<html><head><meta charset="utf-8" /><script>1</script><style>${style}</style></head></html>`
const brand = aBrand({
  clientId: 'two-words',
  domains: ['a.example', 'www.a.example'],
  chat: { script: 'https://chat.example/a.js', hosts: [], withhold: [], sandboxed: true },
})
const shared = ['assets/index-1.js', 'assets/slipReader.worker-1.js', 'support.js', 'unsupported.html']
const files = hostingFiles(brand, {
  pages: Object.fromEntries(
    ['index', 'login', 'register', 'app'].map((name) => [`${name}.html`, page(name)]),
  ),
  support: page(''),
  named: ['favicon.svg', 'icons/192.png', 'sw.js'],
  shared,
})
const rules: HeaderRule[] = JSON.parse(files['.hosting/headers.json'] ?? '')
const isFile = (name: string) =>
  name in files || name === '404.html' || shared.includes(name) || ['icons/192.png', 'sw.js'].includes(name)

type Headers = Record<string, string>
/** A host joins the values of a header it is told twice. */
const join = (found: [name: string, value: string][]): Headers => {
  const joined: Headers = {}
  for (const [name, value] of found) joined[name] = joined[name] ? `${joined[name]}, ${value}` : value
  return joined
}

/** What Netlify and Cloudflare Pages make of their two files: a file, then a rule, then 404.html. */
function byNetlify(path: string) {
  const rule = (files['_redirects'] ?? '').split('\n').find((line) => holds(line.split(' ')[0] ?? '', path))
  const name = [
    path.slice(1),
    `${path.slice(1)}.html`,
    path === '/' ? 'index.html' : '',
    `${rule?.split(' ')[1]}.html`.slice(1),
  ].find((one) => one !== '' && isFile(one))
  const blocks = (files['_headers'] ?? '').split(/\n(?=\/)/).map((block) => block.split('\n'))
  const headers = blocks
    .filter(([pattern = '']) => holds(pattern, path))
    .flatMap(([, ...lines]) => lines.filter(Boolean))
    .map((line) => /^ {2}([^:]+): (.*)$/.exec(line) ?? [])
  return {
    name: name ?? '404.html',
    headers: join(headers.map(([, header = '', value = '']) => [header, value])),
  }
}

/** The headers of nginx for the file it sends: each `add_header`, its variable looked up in its `map`. */
function byNginx(file: string) {
  const text = files['.hosting/nginx.conf'] ?? ''
  const look = (variable: string) => {
    const [, lines = ''] = new RegExp(`map \\$uri \\${variable} \\{\\n([^}]*)\\}`).exec(text) ?? []
    const line = lines.split('\n').find((one) => new RegExp(/"~(.*?)" /.exec(one)?.[1] ?? '^$').test(file))
    return /" "(.*)";$/.exec(line ?? '')?.[1]
  }
  const sent = [...text.matchAll(/^ {2}add_header (\S+) (?:"(.*)"|(\$\w+)) always;$/gm)]
  return join(
    sent.flatMap(([, name = '', value, variable = '']): [string, string][] => {
      const said = value ?? look(variable)
      return said === undefined ? [] : [[name, said]]
    }),
  )
}

/** The headers of Caddy for the file it sends. */
function byCaddy(file: string) {
  const text = files['.hosting/Caddyfile'] ?? ''
  const paths = new Map(
    [...text.matchAll(/^\t(@files\d+) path (.*)$/gm)].map(([, name, list]) => [name, list]),
  )
  const sent = [...text.matchAll(/^\theader (@files\d+) (\S+) "(.*)"$/gm)]
  return join(
    sent.flatMap(([, matcher, name = '', value = '']): [string, string][] =>
      (paths.get(matcher) ?? '').split(' ').some((path) => holds(path, file)) ? [[name, value]] : [],
    ),
  )
}

test.each([
  ['/', 'index.html'],
  ['/login', 'login.html'],
  ['/register', 'register.html'],
  ['/regis/team/line', 'app.html'],
  ['/regiss/team/line', 'app.html'],
  ['/aff/ABC123', 'app.html'],
  ['/contact', 'app.html'],
  ['/promotion', 'app.html'],
  ['/live-score', 'app.html'],
  ['/score', 'app.html'],
  ['/ma', 'app.html'],
  ['/auth', 'app.html'],
  ['/auth/games/slot/all', 'app.html'],
  ['/app.html', 'app.html'],
  ['/unsupported.html', 'unsupported.html'],
  ['/support.html', 'support.html'],
  ['/support.js', 'support.js'],
  ['/icons/192.png', 'icons/192.png'],
  ['/robots.txt', 'robots.txt'],
  ['/sw.js', 'sw.js'],
  ['/assets/index-1.js', 'assets/index-1.js'],
  ['/assets/slipReader.worker-1.js', 'assets/slipReader.worker-1.js'],
])('every host answers %s with %s and the same headers', (path, file) => {
  const { name, status } = answerTo(path, isFile)
  const headers = headersFor(`/${file}`, rules)
  expect({ name, status }).toEqual({ name: file, status: 200 })
  expect(byNetlify(path)).toEqual({ name: file, headers })
  expect(byNginx(`/${file}`)).toEqual(headers)
  expect(byCaddy(`/${file}`)).toEqual(headers)
})

test.each(['/nothing', '/assets/none.js', '/.stamp', '/.hosting/nginx.conf', '/_headers', '/a/_b'])(
  '%s is the page that says it is not there',
  (path) => expect(answerTo(path, isFile)).toEqual({ name: '404.html', status: 404 }),
)

test('a hash that begins with an underscore hides nothing', () => {
  expect(answerTo('/assets/_a1b2c3d.js', () => true).status).toBe(200)
})

test('nginx and Caddy are told every address of the app, its hidden files, and where the server is', () => {
  for (const text of [files['.hosting/nginx.conf'], files['.hosting/Caddyfile']]) {
    expect(text).toContain('^/_|/\\.')
    expect(text).toContain('127.0.0.1:8787')
    expect(text).toContain('www.a.example')
    for (const address of ['/login', '/regis/', '/auth/', '/contact']) expect(text).toContain(address)
  }
})

test('no header is said twice, and no line is longer than Cloudflare reads', () => {
  for (const path of rules.flatMap(({ paths }) => paths)) {
    const names = rules
      .filter(({ paths }) => paths.some((pattern) => holds(pattern, path)))
      .flatMap(({ headers }) => Object.keys(headers))
    expect(names, path).toEqual([...new Set(names)])
  }
  for (const line of (files['_headers'] ?? '').split('\n')) expect(line.length).toBeLessThan(2_000)
})

const metaOf = (name: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(files[name] ?? '')?.[1] ?? ''

test('a page carries its own policy for a host that sends none, without what a page may not say', () => {
  for (const name of ['index.html', 'login.html', 'register.html', 'app.html']) {
    const header = headersFor(`/${name}`, rules)['Content-Security-Policy'] ?? ''
    expect(metaOf(name)).toBe(header.replace(" frame-ancestors 'none';", ''))
    expect(files[name]).toMatch(/<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy"/)
  }
  expect(metaOf('support.html')).toContain("script-src 'self' https://chat.example")
  expect(metaOf('support.html')).not.toMatch(/sandbox|frame-ancestors/)
})

test('search engines read what is a visitor’s, by the brand’s own address', () => {
  expect(files['robots.txt']).toContain('Disallow: /auth\n')
  expect(files['robots.txt']).not.toMatch(/^Disallow: \/regis$/m)
  expect(files['robots.txt']).toContain('Sitemap: https://a.example/sitemap.xml')
  const listed = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>https:\/\/a\.example(.*?)<\/loc>/g)]
  expect(listed.map(([, path]) => path)).toEqual(['/', '/login', '/register', '/promotion', '/contact'])
})

test('a brand that does not say where it is served has no sitemap', () => {
  const bare = hostingFiles(aBrand({ domains: [] }), { pages: {}, support: '', named: [], shared: [] })
  expect(bare).not.toHaveProperty('sitemap.xml')
  expect(bare['robots.txt']).not.toContain('Sitemap')
})

test('a brand whose server has an address of its own is proxied nowhere', () => {
  const apart = hostingFiles(aBrand({ server: 'https://api.a.example' }), {
    pages: {},
    support: '',
    named: [],
    shared: [],
  })
  expect(apart['.hosting/nginx.conf']).not.toContain('proxy_pass')
  expect(apart['_redirects']).not.toContain('"server"')
  expect(files['_redirects']).toContain('"server"')
  expect(apart['.hosting/Caddyfile']).not.toContain('reverse_proxy')
})

test.each([
  [{ server: 'https://api.a.example' }, 'https://api.a.example'],
  [{ server: 'https://api.a.example', storage: 'https://files.a.example' }, 'https://files.a.example'],
])('a page under %j shows the pictures of %s', (of, host) => {
  expect(contentSecurityPolicy(aBrand(of), '')).toContain(`img-src 'self' data: blob: ${host};`)
})
