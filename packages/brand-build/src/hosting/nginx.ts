import type { Brand } from '@member/brand'
import type { HeaderRule } from './headers.ts'
import { hostsOf, ownOf, rootOf, hidden, type PageRoute } from './routes.ts'
import { serversAddresses } from './policy.ts'

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
// A regular expression, because a long name does not fit nginx's hash of plain ones.
const pattern = (path: string) =>
  path === '/*' ? 'default' : `"~^${path.replace(/[.+?()[\]{}|^$\\]/g, '\\$&').replace('*', '.*')}$"`

function headerOf(name: string, rules: HeaderRule[], clientId: string) {
  const variable = `$${name.toLowerCase()}_${clientId}`.replace(/-/g, '_')
  const line = (value: string) => `  add_header ${name} ${value} always;`
  const mapped = (from: string, cases: string[]) => ({
    line: line(variable),
    map: `map ${from} ${variable} {\n${cases.map((one) => `  ${one};`).join('\n')}\n}\n`,
  })
  const values = rules.flatMap(({ path, headers: { [name]: value } }) =>
    value === undefined ? [] : [{ path, value: quoted(value) }],
  )
  const [first = { path: '', value: '""' }] = values
  // Not valid over plain HTTP.
  if (name === 'Strict-Transport-Security') return mapped('$https', [`on ${first.value}`])
  if (values.length === 1 && first.path === '/*') return { line: line(first.value), map: '' }
  // The first matching pattern applies.
  const cases = values.toReversed().map(({ path, value }) => `${pattern(path)} ${value}`)
  return mapped('$uri', cases)
}

const sts = 'Strict-Transport-Security'

// The host sets these headers, so the server's are removed.
const toServer = (id: string) => `  location ~ ${serversAddresses} {
    proxy_pass http://${id}_server;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_hide_header X-Content-Type-Options;
    proxy_hide_header ${sts};
    add_header X-Content-Type-Options nosniff always;
    add_header ${sts} $strict_transport_security_${id} always;
    client_max_body_size 12m;
  }
`

const server = (lines: string[]) => `server {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`

/**
 * Returns nginx's configuration of the brand's site, to include in the `http` block. `plain` is without https,
 * for use behind a proxy that has the certificates.
 */
export function nginx(brand: Brand, rules: HeaderRule[], pageRoutes: PageRoute[], plain = false) {
  const id = brand.clientId.replace(/-/g, '_')
  const own = ownOf(brand)
  const { first, leads, served } = hostsOf(brand)
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
  const headers = names.map((name) => headerOf(name, rules, brand.clientId))
  const pages = pageRoutes.map(
    ({ file, addresses }) => `location ~ ${addresses} { try_files /${file} =404; }`,
  )
  const challenge = `location ^~ /.well-known/acme-challenge/ { root ${own}; }`
  const listen = plain ? 'listen 80;' : `include ${own}/tls.conf;`
  const scheme = plain ? '$scheme' : 'https'
  return [
    `# ${brand.clientId}: to be included in the http block; nothing in here is to be edited. How: README, "Host a brand".\n`,
    ...headers.map(({ map }) => map),
    ...(brand.server === '' ? [`upstream ${id}_server { include ${own}/server.conf; }\n`] : []),
    ...(plain
      ? []
      : [
          server([
            'listen 80;',
            `server_name ${served.join(' ')};`,
            challenge,
            'location / { return 301 https://$host$request_uri; }',
          ]),
        ]),
    ...(leads
      ? [
          server([
            ...(plain ? [] : ['listen 80;']),
            listen,
            `server_name ${leads};`,
            challenge,
            `location / { return 301 ${scheme}://${first}$request_uri; }`,
          ]),
        ]
      : []),
    `server {
  ${listen}
  server_name ${served.join(' ')};
${plain ? '' : '  # A page is read while it comes: in records of 16 kB, as usual, only once the whole of it is there.\n  ssl_buffer_size 4k;\n'}  root ${rootOf(brand)};
  gzip on;
  gzip_types text/css text/plain text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml;
  gzip_static on;
  gzip_vary on;
  # With the brotli module, also: brotli_static on;
${headers.map(({ line }) => line).join('\n')}
  error_page 404 /404.html;
${brand.server === '' ? toServer(id) : ''}${plain ? `  ${challenge}\n` : ''}  location ~ ${hidden} { return 404; }
${pages.map((line) => `  ${line}`).join('\n')}
  location ~ /manifest\\.webmanifest$ { default_type application/manifest+json; }
  location / { try_files $uri =404; }
}
`,
  ].join('')
}
