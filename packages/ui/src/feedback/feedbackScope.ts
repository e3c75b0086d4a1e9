/** Aborted at the end of the session, to close dialogs and toasts outside the React tree. */
let scope = new AbortController()

export const feedbackScope = (): AbortSignal => scope.signal

/** Ends the session's feedback: dialogs close as dismissed, and toasts are removed or not shown at all. */
export const closeFeedback = (): void => {
  scope.abort()
  scope = new AbortController()
}

let held: Promise<void> | undefined

/** Promise that resolves when toasts may be shown again; undefined if they may be shown now. */
export const toastsHeld = (): Promise<void> | undefined => held

/** Delays toasts while a popup is open. Returns a function that releases them. */
export const holdToasts = (): (() => void) => {
  let release!: () => void
  held = new Promise((resolve) => (release = resolve))
  return () => {
    held = undefined
    release()
  }
}
