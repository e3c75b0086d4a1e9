import type { Actor } from '../services/actor.ts'

/** An owner at the desk. */
export const staff: Actor = { kind: 'STAFF', name: 'operator', roles: ['owner'] }
