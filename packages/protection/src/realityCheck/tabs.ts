const name = 'reality-check'

// Where a browser has no channels (Safari before 15.4), a tab asks anew when it is looked at.
const open = () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined)

/** Channel this tab listens on: it does not receive its own messages. */
let ear: BroadcastChannel | undefined

/** Tells the member's other tabs that the question was answered, or the setting changed. */
export function tellTabs() {
  const channel = ear ?? open()
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage('changed')
  if (channel !== ear) channel?.close()
}

/** Calls back when another tab tells it; answers what ends the listening. */
export function hearTabs(heard: () => void): () => void {
  const channel = open()
  ear = channel
  channel?.addEventListener('message', heard)
  return () => {
    channel?.close()
    if (ear === channel) ear = undefined
  }
}
