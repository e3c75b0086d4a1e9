import type { Actor } from '../operations/operation.ts'

/** An owner at the desk. */
export const staff: Actor = { kind: 'STAFF', name: 'operator', roles: ['owner'] }
