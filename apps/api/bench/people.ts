/** Members by number: the first play, the next withdraw over HTTP, then bare, then deposit. */
export const heavy = 130
export const each = 1_500
export const people = heavy + 3 * each
export const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const tokenOf = (number: number) => `bench-token-of-member-${number}`
