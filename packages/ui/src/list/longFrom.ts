/** Number of rows above which a list renders only those near the view. */
export const longFrom = 60

/** Rows that a long list renders together. */
export const rowsPerPart = 10
