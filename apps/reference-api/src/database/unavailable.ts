/** Classes 08, 53 and 57P0, a time-out of a statement, a lock or a transaction, two that met in a deadlock, or no socket. */
const codes =
  /^(08|53|57P0|57014|55P03|25P03|40001|40P01|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/

/** The driver's own faults, which have no code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed)|Cannot use a pool after)/

/** True if the database is away, restarting, full or too slow, so that the request may be tried again. */
export function isUnavailable(fault: unknown): boolean {
  for (let each = fault; each instanceof Error; each = each.cause) {
    if ('code' in each && codes.test(String(each.code))) return true
    if (sentences.test(each.message)) return true
  }
  return false
}
