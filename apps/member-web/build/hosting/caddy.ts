import type { Brand } from '@member/brand'
import type { HeaderRule } from './headers.ts'
import { routes, serversPaths } from './routes.ts'

const indent = (lines: string[], depth = 1) => lines.map((line) => '\t'.repeat(depth) + line).join('\n')

/** The brand's site as a Caddyfile; Caddy fetches the certificates of its domains by itself. */
export function caddy(brand: Brand, rules: HeaderRule[]) {
  const { clientId, domains, server } = brand
  const headers = rules.flatMap(({ paths, headers: sent }, at) =>
    [
      `@files${at} path ${paths.join(' ')}`,
      Object.entries(sent).map(([name, value]) => `header @files${at} ${name} "${value}"`),
    ].flat(),
  )
  const rewrites = Object.entries(routes).map(([address, file]) => `rewrite ${address} /${file}`)
  const toServer = serversPaths.map((path) => `reverse_proxy ${path}* 127.0.0.1:8787`)
  return `# ${clientId}: put the folder this file came with at \`root\`.
(${clientId}) {
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
${server === '' ? `		# Where the brand's server listens.\n${indent(toServer, 2)}\n` : ''}		@hidden path_regexp ^/_|/\\.
		error @hidden 404
${indent(rewrites, 2)}
		@missing not file
		error @missing 404
		import ${clientId}
	}
	handle_errors {
		rewrite * /404.html
		route {
			import ${clientId}
		}
	}
}
`
}
