/** A call of spec §7 in its spelling, its function, the file that sends it and the screens api.md names. */
export type SpecCall = readonly [call: string, name: string, sentBy: string, from: readonly string[]]
