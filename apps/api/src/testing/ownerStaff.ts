import type { Staff } from '../services/actor.ts'

export const ownerStaff: Staff = { kind: 'STAFF', name: 'operator', roles: ['owner'] }
