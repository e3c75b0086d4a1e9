import type { Environment } from './environment.ts'
import { CannotStart } from '../values/cannotStart.ts'

/** Fixed key for simulation. */
const simulated = Buffer.alloc(32, 'simulated')

/**
 * Returns the key that seals members' documents; a fixed one in simulation. Throws a CannotStart if the operator
 * has set none elsewhere.
 */
export function identityKeyOf({ simulate, identityKey }: Environment): Buffer {
  if (identityKey) return identityKey
  if (simulate) return simulated
  throw new CannotStart(
    'IDENTITY_KEY is not set: it encrypts members’ identity documents. Make one with `openssl rand -base64 32`, and store it safely: without it the documents cannot be read.',
  )
}
