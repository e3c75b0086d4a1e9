export type Turn = { of: string; isKnown: boolean }

/** Queue of password hashes, each of which takes 250 ms of a core. */
export type HashQueue = {
  run: <Answer>(turn: Turn, hash: () => Promise<Answer>) => Promise<Answer>
}

export type CommandTurns = {
  /** Admits a member's command, or refuses it while too many are in progress. */
  admit: <Answer>(member: string, command: () => Promise<Answer>) => Promise<Answer>
  /** Runs the writing part of an admitted command after the member's earlier ones. */
  inTurn: <Answer>(member: string, part: () => Promise<Answer>) => Promise<Answer>
}
