/** Classes 08, 53 and 57P0, a time-out of a statement, a lock or a transaction, two that met in a deadlock, or no socket. */
const codes =
  /^(08|53|57P0|57014|55P03|25P03|40001|40P01|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/

/** The driver's own faults, which have no code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed)|Cannot use a pool after)/

/** PgBouncer's word for a setting that it cannot pass on. All its faults have the same code, those that pass as well. */
export const isRefusedByPooler = (fault: unknown): boolean =>
  fault instanceof Error &&
  (fault.message.startsWith('unsupported startup parameter') || isRefusedByPooler(fault.cause))

/** True if the database is away, restarting, full or too slow, so that the request may be tried again. */
export function isUnavailable(fault: unknown): boolean {
  if (isRefusedByPooler(fault)) return false
  for (let each = fault; each instanceof Error; each = each.cause) {
    if ('code' in each && codes.test(String(each.code))) return true
    if (sentences.test(each.message)) return true
  }
  return false
}
