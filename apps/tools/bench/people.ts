/**
 * Number of players, who are the first members; three groups of `each` members follow.
 * The groups withdraw over HTTP, withdraw without HTTP, and deposit.
 */
export const heavy = 130
export const each = 3_000
export const people = heavy + 3 * each
export const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const tokenOf = (number: number) => `bench-token-of-member-${number}`
