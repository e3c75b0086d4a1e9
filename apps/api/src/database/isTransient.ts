/**
 * Returns true if a retry may succeed. The database is unreachable, stopping or full (classes 08, 53, 57), or it
 * rolled back one of two conflicting transactions (40).
 */
export function isTransient(fault: unknown): boolean {
  for (let each = fault; each instanceof Error; each = each.cause) {
    if ('code' in each && /^(08|40|53|57|ECONN|ETIMEDOUT)/.test(String(each.code))) return true
  }
  return false
}
