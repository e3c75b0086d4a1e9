import type { Brand } from '@member/brand'
import type { HeaderRule } from './headers.ts'
import { routes, serversPaths } from './routes.ts'

const indent = (lines: string[]) => lines.map((line) => `  ${line}`).join('\n')
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
// A long name would not fit the hash that nginx keeps for plain ones.
const pattern = (path: string) =>
  `"~^${path.replace(/[.+?()[\]{}|^$\\]/g, '\\$&').replace(/\*$/, '') + (path.endsWith('*') ? '' : '$')}"`
const location = (address: string) => (address.endsWith('*') ? `^~ ${address.slice(0, -1)}` : `= ${address}`)

/** One variable a header, decided by the file that is sent in the end; and what is sent with every file. */
function maps(prefix: string, [everywhere, ...rules]: HeaderRule[]) {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
  const variable = (name: string) => `$${prefix}_${name.toLowerCase().replace(/-/g, '_')}`
  const blocks = names.map((name) => {
    const lines = rules.flatMap(({ paths, headers: { [name]: value } }) =>
      value === undefined ? [] : paths.map((path) => `${pattern(path)} ${quoted(value)};`),
    )
    return `map $uri ${variable(name)} {\n${indent(lines)}\n}`
  })
  const always = Object.entries(everywhere?.headers ?? {})
  const sent = [
    ...always.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...names.map((name) => `add_header ${name} ${variable(name)} always;`),
  ]
  return { blocks, sent }
}

const toServer = (path: string) => `location ^~ ${path} {
    proxy_pass http://127.0.0.1:8787;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    add_header X-Content-Type-Options nosniff always;
    client_max_body_size 12m;
  }`

/** The brand's site as an nginx server, to be included in the `http` block. */
export function nginx(brand: Brand, rules: HeaderRule[]) {
  const { clientId, domains, server } = brand
  const { blocks, sent } = maps(clientId.replace(/-/g, '_'), rules)
  return `# ${clientId}: include this file in the http block of nginx, and put the folder it came with at \`root\`.
${blocks.join('\n')}
server {
  listen 80;
  server_name ${domains.join(' ') || '_'};
  root /var/www/${clientId};
  gzip on;
  gzip_static on;
  # With the brotli module, also: brotli_static on;
${indent(sent)}
  error_page 404 /404.html;
  location / { try_files $uri =404; }
  location ~ ^/_|/\\. { return 404; }
  location = /manifest.webmanifest { default_type application/manifest+json; }
${indent(
  Object.entries(routes).map(
    ([address, file]) => `location ${location(address)} { try_files /${file} =404; }`,
  ),
)}
${server === '' ? `  # Where the brand's server listens.\n${indent(serversPaths.map(toServer))}\n` : ''}}
`
}
