/** Whose hash it is: a known device's or member's, or that of a network nobody is known from. */
export type Turn = { of: string; isKnown: boolean }

/** Queue of password hashes, which take a quarter of a second of a core each. */
export type HashQueue = {
  run: <Answer>(turn: Turn, hash: () => Promise<Answer>) => Promise<Answer>
}

/** Commands of one member run one after another, and only so many of them wait; a read waits for none. */
export type CommandTurns = {
  /** Lets the member's command in, or refuses it while too many of theirs are under way. */
  admit: <Answer>(member: string, command: () => Promise<Answer>) => Promise<Answer>
  /** Runs a part of an admitted command that moves something, when the member's earlier ones are through. */
  inTurn: <Answer>(member: string, part: () => Promise<Answer>) => Promise<Answer>
}
