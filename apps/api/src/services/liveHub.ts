export type Stream = {
  memberUuid: string
  lastEventId?: string | undefined
  /** Time at which the page began to load; money that changed since is named in the first event. */
  since?: Date | undefined
  /** Writes to the stream; returns false if the client does not read. */
  write: (text: string) => boolean
  end: () => void
}

export type LiveHub = {
  join: (stream: Stream) => void
  leave: (stream: Stream) => void
  onNotify: (news: string) => void
  /** Checks all members again. Called when notifications were possibly missed. */
  missed: () => void
  open: () => number
  /** Sends a heartbeat, which prevents time-outs of proxies and detects dead connections. */
  beat: () => void
  close: () => void
}
