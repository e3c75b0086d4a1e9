import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { passkeyChallenges } from '../../database/schema.ts'
import type { Services, AppEnv } from '../../services/services.ts'
import type { Context } from 'hono'
import { isBrandOrigin } from '../../http/edge.ts'
import { notFound } from '../../http/refusals.ts'

export const validMs = 5 * 60_000

/** What a challenge is valid for: the session that requested it, or the device that logs in. */
export type ChallengeScope =
  | { use: 'add' | 'confirm'; session: string }
  | { use: 'log-in'; device: string | undefined }

type Drawn = Pick<Services, 'identityKey' | 'clock'>

const nonceBytes = 16
const timeBytes = 6

const seal = ({ identityKey }: Drawn, head: Buffer, bound: ChallengeScope) => {
  const whose = bound.use === 'log-in' ? (bound.device ?? '') : bound.session
  const mac = createHmac('sha256', identityKey).update(`passkey ${bound.use} ${whose} `)
  return mac.update(head).digest()
}

/** Creates a challenge that contains its expiry and signature. */
export function drawChallenge(services: Drawn, bound: ChallengeScope) {
  const head = Buffer.concat([randomBytes(nonceBytes), Buffer.alloc(timeBytes)])
  head.writeUIntBE(services.clock().getTime() + validMs, nonceBytes, timeBytes)
  return Buffer.concat([head, seal(services, head, bound)])
}

/** Consumes a challenge; returns false if the challenge is expired, used, or of another session or device. */
export async function takeChallenge(
  services: Drawn & Pick<Services, 'database'>,
  challenge: string,
  bound: ChallengeScope,
) {
  const bytes = Buffer.from(challenge, 'base64url')
  const head = bytes.subarray(0, nonceBytes + timeBytes)
  const given = bytes.subarray(head.length)
  const expected = head.length === nonceBytes + timeBytes && seal(services, head, bound)
  if (!expected || given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const endsAt = new Date(head.readUIntBE(nonceBytes, timeBytes))
  if (endsAt <= services.clock()) return false
  // Normalised, so that another spelling does not count as unused.
  const row = { challenge: bytes.toString('base64url'), endsAt }
  const taken = await services.database
    .insert(passkeyChallenges)
    .values(row)
    .onConflictDoNothing()
    .returning({ endsAt: passkeyChallenges.endsAt })
  return taken.length === 1
}

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
