import type { Staff } from '../services/actor.ts'

export const staff: Staff = { kind: 'STAFF', name: 'operator', roles: ['owner'] }
