import type { Actor } from '../services/actor.ts'

export const staff: Actor = { kind: 'STAFF', name: 'operator', roles: ['owner'] }
