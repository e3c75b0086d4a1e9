/** Permissions by staff role; an owner has all of them. */
export const roles = ['support', 'payments', 'marketing', 'owner'] as const
export type Role = (typeof roles)[number]
