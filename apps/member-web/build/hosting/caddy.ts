import type { Brand } from '@member/brand'
import type { HeaderRule } from './headers.ts'
import { hidden, pageRoutes } from './routes.ts'
import { serversAddresses } from './serversAddresses.ts'

const indent = (lines: string[], depth = 1) => lines.map((line) => '\t'.repeat(depth) + line).join('\n')

const toServer = [
  "# Where the brand's server listens.",
  `@server path_regexp ${serversAddresses}`,
  'reverse_proxy @server 127.0.0.1:8787 {',
  '\theader_down X-Content-Type-Options nosniff',
  '}',
]

/** The brand's site as a Caddyfile; Caddy fetches the certificates of its domains by itself. */
export function caddy({ clientId, domains, server }: Brand, rules: HeaderRule[]) {
  const headers = rules.flatMap(({ path, headers: sent }) =>
    Object.entries(sent).map(([name, value]) => {
      // Over plain HTTP no host may say it.
      const files = name === 'Strict-Transport-Security' ? '@secure' : path
      return `header ${files} ${name} "${value}"`
    }),
  )
  const rewrites = pageRoutes.flatMap(({ file, addresses }) => {
    const matcher = `@${file.replace('.html', '').replace(/\W/g, '-')}`
    return [`${matcher} path_regexp ${addresses}`, `rewrite ${matcher} /${file}`]
  })
  return `# ${clientId}: put the folder this file came with at \`root\`.
(${clientId}) {
	@secure protocol https
${indent(headers)}
	header /manifest.webmanifest Content-Type application/manifest+json
	encode gzip
	file_server {
		precompressed br gzip
	}
}
${domains.join(', ') || ':80'} {
	root * /var/www/${clientId}
	route {
${indent([...(server === '' ? toServer : []), `@hidden path_regexp ${hidden}`, 'error @hidden 404', ...rewrites], 2)}
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
