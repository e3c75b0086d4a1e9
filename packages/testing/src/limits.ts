/** Timeouts (ms) of a query and a test. */
export const limits = { lookUp: 30_000, test: 180_000 }
