export const hostPattern = (letters: string) => {
  const label = `[${letters}0-9](?:[${letters}0-9-]{0,61}[${letters}0-9])?`
  return `(?=.{1,253}(?:$|[:/?#]))${label}(?:\\.${label})*`
}

/** Returns a host as browsers write it: lower case, other scripts as punycode; undefined if invalid. */
export function hostInBrowsers(said: string): string | undefined {
  const bare = said.trim().replace(/^https?:\/\//i, '')
  try {
    const { hostname } = new URL(`http://${bare}`)
    return new RegExp(`^${hostPattern('a-z')}$`).test(hostname) && isEncoded(hostname) ? hostname : undefined
  } catch {
    return undefined
  }
}

/** True if browsers accept the `xn--` labels of a host. */
const isEncoded = (hostname: string) => URL.canParse(`http://${hostname}.ก`)

const own = new Set(['localhost', '127.0.0.1'])

/** True if a page on https may load the address; plain http is allowed on this machine only. */
const isSafeOnHttps = (address: string) => !/^http:/i.test(address) || own.has(hostInBrowsers(address) ?? '')

// `web` is the site itself, and the help line's page is only linked.
const loaded = ['server', 'storage', 'chat', 'scores', 'film', 'gameHosts', 'reports', 'events']

/**
 * Returns the fields with a plain http address that the site must load but cannot on https. Empty if the site
 * itself is not on https.
 */
export function overHttp(content: object): { field: string; address: string }[] {
  const fields = new Map<string, unknown>(Object.entries(content))
  if (!isOnHttps(fields.get('web'), fields.get('domains'))) return []
  return loaded
    .flatMap((field) => textsIn(fields.get(field), field))
    .filter(({ address }) => !isSafeOnHttps(address))
}

const isOnHttps = (web: unknown, domains: unknown) =>
  typeof web === 'string' && web ? /^https:/i.test(web) : Array.isArray(domains) && domains.length > 0

function textsIn(value: unknown, field: string): { field: string; address: string }[] {
  if (typeof value === 'string') return [{ field, address: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${field}.${key}`))
}
