import type { Brand } from '@member/brand'
import type { HeaderRule } from './headers.ts'
import { hidden, pageRoutes } from './routes.ts'
import { serversAddresses } from './serversAddresses.ts'

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
// A long name would not fit the hash that nginx keeps for plain ones.
const pattern = (path: string) =>
  path === '/*' ? 'default' : `"~^${path.replace(/[.+?()[\]{}|^$\\]/g, '\\$&').replace('*', '.*')}$"`

/** What nginx is told of one header: its line, and a map where it depends on the file that is sent in the end. */
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
  // Over plain HTTP no host may say it.
  if (name === 'Strict-Transport-Security') return mapped('$https', [`on ${first.value}`])
  if (values.length === 1 && first.path === '/*') return { line: line(first.value), map: '' }
  // The first pattern that fits holds.
  const cases = values.toReversed().map(({ path, value }) => `${pattern(path)} ${value}`)
  return mapped('$uri', cases)
}

const toServer = `  # Where the brand's server listens.
  location ~ ${serversAddresses} {
    proxy_pass http://127.0.0.1:8787;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_hide_header X-Content-Type-Options;
    add_header X-Content-Type-Options nosniff always;
    client_max_body_size 12m;
  }
`

/** The brand's site as an nginx server, to be included in the `http` block. */
export function nginx({ clientId, domains, server }: Brand, rules: HeaderRule[]) {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
  const headers = names.map((name) => headerOf(name, rules, clientId))
  const pages = pageRoutes.map(
    ({ file, addresses }) => `location ~ ${addresses} { try_files /${file} =404; }`,
  )
  return `# ${clientId}: include this file in the http block of nginx, and put the folder it came with at \`root\`.
${headers.map(({ map }) => map).join('')}server {
  listen 80;
  server_name ${domains.join(' ') || '_'};
  root /var/www/${clientId};
  gzip on;
  gzip_static on;
  gzip_vary on;
  # With the brotli module, also: brotli_static on;
${headers.map(({ line }) => line).join('\n')}
  error_page 404 /404.html;
${server === '' ? toServer : ''}  # Where a certificate is asked for; all else that begins with a dot is hidden.
  location ^~ /.well-known/acme-challenge/ { try_files $uri =404; }
  location ~ ${hidden} { return 404; }
${pages.map((line) => `  ${line}`).join('\n')}
  location = /manifest.webmanifest { default_type application/manifest+json; }
  location / { try_files $uri =404; }
}
`
}
