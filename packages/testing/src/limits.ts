/** Timeouts (ms) of a query and a test. Passing tests never wait for them, so they suit a busy machine. */
export const limits = { lookUp: 30_000, test: 180_000 }
