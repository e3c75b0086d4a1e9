/** Controller that is aborted at the end of the session, to close dialogs and toasts. */
let scope = new AbortController()

export const feedbackScope = (): AbortSignal => scope.signal

/** Dismisses the session's dialogs and removes its toasts, also those not shown yet. */
export const closeFeedback = (): void => {
  scope.abort()
  scope = new AbortController()
}

let held: Promise<void> | undefined

/** Returns a promise that resolves when toasts may be shown again; undefined if nothing delays them. */
export const toastsHeld = (): Promise<void> | undefined => held

/** Delays all toasts, as while a popup is open, until the returned function is called. */
export const holdToasts = (): (() => void) => {
  let release!: () => void
  held = new Promise((resolve) => (release = resolve))
  return () => {
    held = undefined
    release()
  }
}
