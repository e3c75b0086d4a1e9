/** Controller that is aborted at the end of the session, to close dialogs and toasts. */
let scope = new AbortController()

export const feedbackScope = (): AbortSignal => scope.signal

/** Dismisses the session's dialogs and removes its toasts, also those not shown yet. */
export const closeFeedback = (): void => {
  scope.abort()
  scope = new AbortController()
}

/** Promises of those that delay toasts now, each resolved at its end. */
const holds = new Set<Promise<void>>()

/** Resolves when nothing delays toasts. */
export const toastsHeld = async (): Promise<void> => {
  for (let [held] = holds; held; [held] = holds) {
    // oxlint-disable-next-line no-await-in-loop -- another may begin meanwhile
    await held
  }
}

/** Delays all toasts, as while a popup is open, until the returned function is called. */
export const holdToasts = (): (() => void) => {
  let release!: () => void
  const held = new Promise<void>((resolve) => (release = resolve))
  holds.add(held)
  return () => {
    holds.delete(held)
    release()
  }
}
