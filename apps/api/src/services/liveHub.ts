export type Stream = {
  memberUuid: string
  lastEventId?: string | undefined
  /** Time of the client's first responses, which are not older. */
  since?: Date | undefined
  /** Writes to the stream; false if the client does not read. */
  write: (text: string) => boolean
  end: () => void
}

export type LiveHub = {
  join: (stream: Stream) => void
  leave: (stream: Stream) => void
  onNotify: (news: string) => void
  /** Checks all members again; called after notifications may have been missed. */
  missed: () => void
  open: () => number
  /** Sends a heartbeat, which prevents timeouts of proxies and detects dead connections. */
  beat: () => void
  close: () => void
}
