/** One row of the specification: what it says, the file that keeps it, and the words there that do. */
export interface Kept {
  what: string
  file: string
  says: string | RegExp
}

/** The rows of one part, written as `what: [file, words]`. */
export const rows = (part: Record<string, readonly [file: string, says: string | RegExp]>): Kept[] =>
  Object.entries(part).map(([what, [file, says]]) => ({ what, file, says }))
