/** An open stream: how to write to it, and the last state it sent. */
export type Stream = {
  memberUuid: string
  /** The id of the last event: what the listener knows. */
  told?: string | undefined
  /** Writes a piece of the stream; false where the listener does not read. */
  write: (text: string) => boolean
  end: () => void
}

/** Every open stream of this process, and who wakes them: `hear` is called with what the database tells. */
export type LiveHub = {
  join: (stream: Stream) => void
  leave: (stream: Stream) => void
  hear: (news: string) => void
  /** Looks at every member again, after news may have been missed. */
  missed: () => void
  /** Number of open streams. */
  open: () => number
  /** Keeps every line from being taken for a dead one, and finds those that are. */
  beat: () => void
  /** Ends every stream, and lets nobody listen any more. */
  close: () => void
}
