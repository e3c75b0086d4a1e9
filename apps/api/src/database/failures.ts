/** Returns true if the database refused a row by this constraint, on PGlite or PostgreSQL. */
export function violates(fault: unknown, constraint: string): boolean {
  for (let each = fault; each instanceof Error; each = each.cause) {
    if ('constraint' in each && each.constraint === constraint) return true
  }
  return false
}

const codes =
  /^(08|53|57P0|57014|55P03|25P03|40001|40P01|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/

const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed)|Cannot use a pool after)/

export const isRefusedByPooler = (fault: unknown): boolean =>
  fault instanceof Error &&
  (fault.message.startsWith('unsupported startup parameter') || isRefusedByPooler(fault.cause))

/** Returns true if a retry may succeed: the database is unreachable, restarting, full or too slow. */
export function isUnavailable(fault: unknown): boolean {
  if (isRefusedByPooler(fault)) return false
  for (let each = fault; each instanceof Error; each = each.cause) {
    if ('code' in each && codes.test(String(each.code))) return true
    if (sentences.test(each.message)) return true
  }
  return false
}
