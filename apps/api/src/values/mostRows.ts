/** A list without pages has no more rows than this, whatever there is. */
export const mostRows = 1_000
