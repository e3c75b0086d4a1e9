import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { defaultLimits } from '../database/openPostgres.ts'
import { isPair } from '../adapters/webPush.ts'
import { isLoopback } from '../values/isLoopback.ts'
import { trustedProxies } from '../values/trustedProxies.ts'
import { CannotStart } from '../values/cannotStart.ts'
import { defaultLookUps, defaultPasswordCost } from './defaultLimits.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

const whole = (usual: number, least = 1) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,7}$/, 'must be a whole number'),
      v.transform(Number),
      v.minValue(least, `must be a whole number from ${least}`),
    ),
    String(usual),
  )
const isSet = v.optional(v.picklist(['0', '1', ''], 'must be 1 or nothing'), '')
const key = (letters: number, message: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${letters}}$`), message))
const adapter = v.optional(v.string())
const postgres = v.optional(
  v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
)

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
  BRANDS_DIR: v.optional(v.string()),
  DATA_DIR: v.optional(v.string()),
  DATABASE_URL: postgres,
  DATABASE_DIRECT_URL: postgres,
  DATABASE_CONNECTIONS: whole(defaultLimits.connections),
  DATABASE_CONNECT_MS: whole(defaultLimits.connectMs),
  DATABASE_STATEMENT_MS: whole(defaultLimits.statementMs),
  DATABASE_LOCK_MS: whole(defaultLimits.lockMs),
  DATABASE_IDLE_MS: whole(defaultLimits.idleMs),
  DATABASE_WAIT_SECONDS: whole(60, 0),
  UNREADY_SECONDS: whole(0, 0),
  DRAIN_SECONDS: whole(25, 0),
  PLAY_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/]+$/, 'must be http:// or https:// and a host, without a path'),
    ),
  ),
  SIMULATE: isSet,
  PASSWORD_COST: whole(defaultPasswordCost),
  LOOK_UPS_OF_NETWORK: whole(defaultLookUps.ofNetwork),
  LOOK_UPS_OF_ALL: whole(defaultLookUps.ofAll),
  OPERATOR_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters'))),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  IDENTITY_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[A-Za-z0-9+/_-]{43}=?$/,
        'must be 32 bytes in base64, such as `openssl rand -base64 32` prints',
      ),
      v.transform((text) => Buffer.from(text, 'base64')),
    ),
  ),
  PUSH_PUBLIC_KEY: v.optional(
    key(87, 'must be a public key as `npx web-push generate-vapid-keys` prints it'),
  ),
  PUSH_PRIVATE_KEY: v.optional(
    key(43, 'must be a private key as `npx web-push generate-vapid-keys` prints it'),
  ),
  BANK_ADAPTER: adapter,
  GAMES_ADAPTER: adapter,
  NOTIFY_ADAPTER: adapter,
  BACK_OFFICE_ADAPTER: adapter,
  DESK_ADAPTER: adapter,
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

export const variables: string[] = Object.keys(Environment.entries)

/**
 * Returns validated environment variables; an empty variable counts as unset. Throws a CannotStart with a
 * sentence about the first invalid one.
 */
export function readEnvironment(env: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const result = v.safeParse(Environment, set)
  if (!result.success) {
    const [issue] = result.issues
    const name = v.getDotPath(issue) ?? ''
    // The address of a database contains its password.
    const isSecret = /PASSWORD$|KEY$|TOKEN$|^DATABASE_(DIRECT_)?URL$/.test(name)
    const shown = isSecret ? '' : `; it is "${String(issue.input)}"`
    throw new CannotStart(`${name} ${issue.message}${shown}.`)
  }
  const known = result.output
  const simulate = known.SIMULATE === '1'
  // The simulated bank and back office have no log-in, so they answer only this machine.
  const host = known.HOST ?? (simulate ? '127.0.0.1' : '0.0.0.0')
  if (simulate && !known.OPERATOR_PASSWORD && !isLoopback(host)) {
    throw new CannotStart(
      `With SIMULATE=1 anyone who can reach ${host} may use the back office and the bank. Set OPERATOR_PASSWORD to require a password there, or leave HOST out.`,
    )
  }
  // Outside simulation password hashes must have full cost.
  if (!simulate && known.PASSWORD_COST < defaultPasswordCost) {
    throw new CannotStart(
      `PASSWORD_COST must be at least ${defaultPasswordCost} without SIMULATE=1; it is "${known.PASSWORD_COST}".`,
    )
  }
  return {
    port: known.PORT,
    host,
    clientId: known.BRAND,
    brandsFolder: known.BRANDS_DIR ?? join(root, 'brands'),
    database: databaseIn(known),
    /** True if the operator has set where the database is. */
    isDatabaseNamed: Boolean(known.DATABASE_URL ?? known.DATA_DIR),
    databaseWaitMs: known.DATABASE_WAIT_SECONDS * 1_000,
    unreadyMs: known.UNREADY_SECONDS * 1_000,
    drainMs: known.DRAIN_SECONDS * 1_000,
    simulate,
    /** Sentences for the log about settings with an earlier name. */
    warnings: known.DESK_ADAPTER
      ? [
          'DESK_ADAPTER is now BACK_OFFICE_ADAPTER: rename it. The earlier name is read until the next release.',
        ]
      : [],
    passwordCost: known.PASSWORD_COST,
    lookUps: { ofNetwork: known.LOOK_UPS_OF_NETWORK, ofAll: known.LOOK_UPS_OF_ALL },
    identityKey: known.IDENTITY_KEY,
    pushKeys: pushKeysIn(known),
    metricsToken: known.METRICS_TOKEN,
    operatorPassword: known.OPERATOR_PASSWORD,
    adapters: {
      BANK_ADAPTER: known.BANK_ADAPTER,
      GAMES_ADAPTER: known.GAMES_ADAPTER,
      NOTIFY_ADAPTER: known.NOTIFY_ADAPTER,
      BACK_OFFICE_ADAPTER: known.BACK_OFFICE_ADAPTER ?? known.DESK_ADAPTER,
    },
    settings: {
      bank: settingsIn(set, 'BANK_'),
      games: settingsIn(set, 'GAMES_'),
      notify: settingsIn(set, 'NOTIFY_'),
    },
    /** Address of the simulated games for browsers; by default the server's own. */
    play: known.PLAY_URL,
    proxies: trustedProxies(known.TRUSTED_PROXIES)!,
  }
}

export type Environment = ReturnType<typeof readEnvironment>

const settingsIn = (set: Record<string, string | undefined>, prefix: string) =>
  Object.fromEntries(
    Object.entries(set).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )

function pushKeysIn({
  PUSH_PUBLIC_KEY: publicKey,
  PUSH_PRIVATE_KEY: privateKey,
}: v.InferOutput<typeof Environment>) {
  if (!publicKey && !privateKey) return undefined
  if (!publicKey || !privateKey || !isPair({ publicKey, privateKey })) {
    throw new CannotStart(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must both be set, to a pair as `npx web-push generate-vapid-keys` prints it, or neither.',
    )
  }
  return { publicKey, privateKey }
}

function databaseIn(known: v.InferOutput<typeof Environment>) {
  if (!known.DATABASE_URL) return { folder: known.DATA_DIR ?? join(root, '.data', known.BRAND) }
  const limits = {
    connections: known.DATABASE_CONNECTIONS,
    connectMs: known.DATABASE_CONNECT_MS,
    statementMs: known.DATABASE_STATEMENT_MS,
    lockMs: known.DATABASE_LOCK_MS,
    idleMs: known.DATABASE_IDLE_MS,
  }
  return { url: known.DATABASE_URL, directUrl: known.DATABASE_DIRECT_URL, limits }
}
