/** What is asked and told outside the app's own tree belongs to the session it was asked in. */
let scope = new AbortController()

/** Aborts when that session ends. */
export const feedbackScope = (): AbortSignal => scope.signal

/** Another session begins, or none: open questions close as "no", toasts go, and what was still coming does not come. */
export const closeFeedback = (): void => {
  scope.abort()
  scope = new AbortController()
}
