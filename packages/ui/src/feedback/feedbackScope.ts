/** Dialogs and toasts outside the app's tree end with the session they were opened in. */
let scope = new AbortController()

/** Aborts when that session ends. */
export const feedbackScope = (): AbortSignal => scope.signal

/** Another session begins, or none: open questions close as "no", toasts go, and what was still coming does not come. */
export const closeFeedback = (): void => {
  scope.abort()
  scope = new AbortController()
}

let held: Promise<void> | undefined

/** Resolves when nothing keeps toasts waiting. */
export const toastsHeld = (): Promise<void> | undefined => held

/** Keeps toasts waiting while a popup stands over the page; what it returns lets them come. */
export const holdToasts = (): (() => void) => {
  let release!: () => void
  held = new Promise((resolve) => (release = resolve))
  return () => {
    held = undefined
    release()
  }
}
