import type { Context } from 'hono'
import { isBrandOrigin } from '../../http/edge.ts'
import { notFound } from '../../http/refusals.ts'
import type { AppEnv, Services } from '../../services/services.ts'

type Hosts = Pick<Services, 'domains' | 'localOrigins'>

/**
 * Returns the RP id of a page: the shortest domain of the brand that contains the host. Undefined if the page is
 * not the brand's.
 */
export function relyingPartyOf(hosts: Hosts, host: string): string | undefined {
  if (hosts.localOrigins && host === 'localhost') return host
  if (!isBrandOrigin(hosts, `https://${host}`)) return undefined
  const [shortest] = hosts.domains
    .filter((domain) => host === domain || host.endsWith(`.${domain}`))
    .toSorted((one, other) => one.length - other.length)
  return shortest
}

/** Returns the RP id of the page that sent the request. Throws a 404 refusal if the page is not the brand's. */
export const relyingPartyHere = (hosts: Hosts, context: Context<AppEnv>): string => {
  const host = context.req.header('hostname') || hosts.domains[0]
  const rpId = host && relyingPartyOf(hosts, host)
  if (!rpId) throw notFound()
  return rpId
}

/**
 * Returns the origin that the browser signed, and the RP id of the origin. Undefined if the origin is not the
 * brand's.
 */
export function signedOrigin(hosts: Hosts, clientDataJSON: string) {
  const origin = originOf(clientDataJSON)
  if (origin === undefined || !isBrandOrigin(hosts, origin)) return undefined
  const rpId = relyingPartyOf(hosts, new URL(origin).hostname)
  return rpId === undefined ? undefined : { origin, rpId }
}

function originOf(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    if (typeof data !== 'object' || data === null || !('origin' in data)) return undefined
    return typeof data.origin === 'string' ? data.origin : undefined
  } catch {
    return undefined
  }
}
