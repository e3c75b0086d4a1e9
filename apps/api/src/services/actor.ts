export const roles = ['support', 'payments', 'marketing', 'owner'] as const
export type Role = (typeof roles)[number]

export type Staff = { kind: 'STAFF'; name: string; roles: readonly Role[] }
export type Actor = Staff | { kind: 'ADAPTER' | 'JOB'; name: string }
