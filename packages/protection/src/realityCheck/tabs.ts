const name = 'reality-check'

// In browsers without BroadcastChannel (Safari before 15.4) a tab refetches when it becomes visible.
const open = () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined)

let ear: BroadcastChannel | undefined

/** Notifies the member's other tabs that the reality check was answered or its interval changed. */
export function notifyTabs() {
  const channel = ear ?? open()
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage('changed')
  if (channel !== ear) channel?.close()
}

export function onOtherTabs(onMessage: () => void): () => void {
  const channel = open()
  ear = channel
  channel?.addEventListener('message', onMessage)
  return () => {
    channel?.close()
    if (ear === channel) ear = undefined
  }
}
