/** Returns true if a retry may succeed. */
export function isTransient(fault: unknown): boolean {
  for (let each = fault; each instanceof Error; each = each.cause) {
    if ('code' in each && /^(08|40|53|57|ECONN|ETIMEDOUT)/.test(String(each.code))) return true
  }
  return false
}
