/** Maximum rows of a list without pages. */
export const maximumRows = 1_000
