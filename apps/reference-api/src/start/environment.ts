import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { trustedProxies } from '../request/trustedProxies.ts'

/** Why the server does not start: one sentence the operator reads, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

const root = fileURLToPath(new URL('../../../..', import.meta.url))

const Environment = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number, such as 8787'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a port number up to 65535'),
    ),
    '8787',
  ),
  HOST: v.optional(v.string()),
  BRAND: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a file in brands/')),
    'saengthong',
  ),
  DATA_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ),
  PLAY_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/]+$/, 'must be http:// or https:// and a host, without a path'),
    ),
  ),
  SIMULATE: v.optional(v.picklist(['0', '1', ''], 'must be 1 or nothing'), ''),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (list) => trustedProxies(list) !== undefined,
        'must be addresses and networks, such as 127.0.0.1, 10.0.0.0/8',
      ),
    ),
    '',
  ),
  BEHIND_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(() => false, 'is no more: name the proxies in TRUSTED_PROXIES'),
    ),
  ),
})

/** What the environment says, checked. An empty variable is one that is not set. */
export function readEnvironment(env: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const result = v.safeParse(Environment, set)
  if (!result.success) {
    const [issue] = result.issues
    throw new CannotStart(`${v.getDotPath(issue)} ${issue.message}; it is "${String(issue.input)}".`)
  }
  const { PORT, HOST, BRAND, DATA_DIR, DATABASE_URL, PLAY_URL, SIMULATE, TRUSTED_PROXIES } = result.output
  const simulate = SIMULATE === '1'
  return {
    port: PORT,
    // The simulated bank and the desk ask nobody who they are, so they answer this machine alone.
    host: HOST ?? (simulate ? '127.0.0.1' : '0.0.0.0'),
    clientId: BRAND,
    brandsFolder: join(root, 'brands'),
    database: DATABASE_URL ? { url: DATABASE_URL } : { folder: DATA_DIR ?? join(root, '.data', BRAND) },
    simulate,
    /** Where a browser reaches the pages of the simulated games; the server's own address where nothing is said. */
    play: PLAY_URL,
    /** Whose word for where a request came from counts. */
    proxies: trustedProxies(TRUSTED_PROXIES)!,
  }
}
