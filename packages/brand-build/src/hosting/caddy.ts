import type { Brand } from '@member/brand'
import type { HeaderRule } from './headers.ts'
import { hostsOf, ownOf, rootOf, hidden, type PageRoute } from './routes.ts'
import { serversAddresses } from './policy.ts'

const indent = (lines: string[], depth = 1) => lines.map((line) => '\t'.repeat(depth) + line).join('\n')

// In Caddy, a star inside a path ends at the next slash; at the beginning, as here, it does not.
const matcher = (path: string) => (path === '/*.html' ? '@pages' : path)
const sts = 'Strict-Transport-Security'

// The host sets these headers, so the server's are removed.
const toServer = (own: string) => [
  `@server path_regexp ${serversAddresses}`,
  'reverse_proxy @server {',
  `\timport ${own}/server.caddy`,
  '\theader_down X-Content-Type-Options nosniff',
  `\theader_down -${sts}`,
  '}',
]

export function caddy(brand: Brand, rules: HeaderRule[], pageRoutes: PageRoute[]) {
  const { clientId, server, domains } = brand
  const own = ownOf(brand)
  const { first, leads, served } = hostsOf(brand)
  // No certificate is available for a local host.
  const sites = domains.length > 0 ? served.join(', ') : `http://${first}`
  const headers = rules.flatMap(({ path, headers: sent }) =>
    Object.entries(sent).map(([name, value]) => {
      // Not valid over plain HTTP.
      const files = name === sts ? '@secure' : matcher(path)
      return `header ${files} ${name} "${value}"`
    }),
  )
  const rewrites = pageRoutes.flatMap(({ file, addresses }) => {
    const named = `@${file.replace('.html', '').replace(/\W/g, '-')}`
    return [`${named} path_regexp ${addresses}`, `rewrite ${named} /${file}`]
  })
  const hsts = rules.flatMap(({ headers: { [sts]: value } }) =>
    value ? [`header @secure ${sts} "${value}"`] : [],
  )
  return `# ${clientId}: to be imported; nothing in here is to be edited. How: README, "Host a brand".
(${clientId}) {
	@secure protocol https
	@pages path *.html
${indent(headers)}
	header *.webmanifest Content-Type application/manifest+json
	encode gzip
	file_server {
		precompressed br gzip
	}
}
${leads ? `${leads} {\n\timport ${own}/tls*.caddy\n\tredir https://${first}{uri} permanent\n}\n` : ''}${sites} {
	import ${own}/tls*.caddy
	root * ${rootOf(brand)}
	route {
${indent([...(server === '' ? ['@https protocol https', ...hsts.map((line) => line.replace('@secure', '@https')), ...toServer(own)] : []), `@hidden path_regexp ${hidden}`, 'error @hidden 404', ...rewrites], 2)}
		@missing not file
		error @missing 404
		import ${clientId}
	}
	handle_errors {
		@404 expression {http.error.status_code} == 404
		route @404 {
			rewrite * /404.html
			import ${clientId}
		}
	}
}
`
}
