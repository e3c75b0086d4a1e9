import type { Role } from './roles.ts'

export type Staff = { kind: 'STAFF'; name: string; roles: readonly Role[] }
/** The one who acts: a member of staff, an adapter, or a job of the server. */
export type Actor = Staff | { kind: 'ADAPTER' | 'JOB'; name: string }
