/** Returns true if the database refused a row by this constraint, on PGlite or PostgreSQL. */
export function violates(fault: unknown, constraint: string): boolean {
  for (let each = fault; each instanceof Error; each = each.cause) {
    if ('constraint' in each && each.constraint === constraint) return true
  }
  return false
}
