export const roles = ['support', 'payments', 'marketing', 'owner'] as const
export type Role = (typeof roles)[number]
