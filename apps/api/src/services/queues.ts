export type Turn = { of: string; isKnown: boolean }

export type HashQueue = {
  run: <Answer>(turn: Turn, hash: () => Promise<Answer>) => Promise<Answer>
}

export type CommandQueue = {
  /** Runs a member's command; throws a refusal while too many of the member's commands are in progress. */
  admit: <Answer>(member: string, command: () => Promise<Answer>) => Promise<Answer>
  /** Runs the writing part of an admitted command, after those of the member's earlier commands. */
  inTurn: <Answer>(member: string, part: () => Promise<Answer>) => Promise<Answer>
}
