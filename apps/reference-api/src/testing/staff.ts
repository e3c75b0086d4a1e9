import type { Actor } from '../domain/audit/operation.ts'

/** An owner at the desk. */
export const staff: Actor = { kind: 'STAFF', name: 'operator', roles: ['owner'] }
