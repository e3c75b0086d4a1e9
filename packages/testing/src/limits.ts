/** Timeouts (ms) of a query and a test; a passing test never waits so long, even on a busy machine. */
export const limits = { lookUp: 30_000, test: 180_000 }
