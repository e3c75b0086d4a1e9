/** Maximum rows of a list without pages. */
export const mostRows = 1_000
