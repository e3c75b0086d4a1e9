import { isSafeOnHttps } from './host.ts'

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
