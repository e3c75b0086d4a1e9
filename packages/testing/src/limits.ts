/** Timeouts (ms) of a query and a test, long enough for a busy machine: a passing test never waits so long. */
export const limits = { lookUp: 30_000, test: 180_000 }
