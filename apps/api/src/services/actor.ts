import type { Role } from './roles.ts'

export type Staff = { kind: 'STAFF'; name: string; roles: readonly Role[] }
export type Actor = Staff | { kind: 'ADAPTER' | 'JOB'; name: string }
