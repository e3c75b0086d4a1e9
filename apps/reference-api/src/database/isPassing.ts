/**
 * Whether a fault may be gone the next time: the database is away, stopping or full (classes 08, 53, 57), or it broke
 * off one of two transactions that stood in each other's way (40).
 */
export function isPassing(fault: unknown): boolean {
  for (let each = fault; each instanceof Error; each = each.cause) {
    if ('code' in each && /^(08|40|53|57|ECONN|ETIMEDOUT)/.test(String(each.code))) return true
  }
  return false
}
