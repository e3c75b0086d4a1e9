import { CannotStart, type readEnvironment } from './environment.ts'

/** Nothing that is simulated is anybody's card. */
const simulated = Buffer.alloc(32, 'simulated')

/** What members' papers are sealed with. In earnest there is none but the operator's own. */
export function identityKeyOf({ simulate, identityKey }: ReturnType<typeof readEnvironment>): Buffer {
  if (identityKey) return identityKey
  if (simulate) return simulated
  throw new CannotStart(
    'IDENTITY_KEY is not set: members’ identity cards are sealed with it. Make one with `openssl rand -base64 32`, and keep it safe: without it nobody can look at what was sealed.',
  )
}
