/** Milliseconds after which a look-up, and a test, gives up. Nothing waits for them while tests pass, so they are long enough for a busy machine. */
export const limits = { lookUp: 30_000, test: 180_000 }
