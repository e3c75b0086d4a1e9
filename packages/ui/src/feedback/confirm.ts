import { feedbackScope } from './feedbackScope.ts'

export interface ConfirmOptions {
  title: string
  text?: string
  okLabel?: string
  cancelLabel?: string
  /** Closes by itself after 5 s with nothing done; the member can stop it. Never for money (WCAG 2.2.1). */
  timer?: boolean
}

export type ConfirmAnswer = 'confirmed' | 'dismissed'

/** Asks before something is done, for as long as the session lasts. The library comes with the first question. */
export const confirm = async (options: ConfirmOptions): Promise<ConfirmAnswer> => {
  const before = document.activeElement
  const scope = feedbackScope()
  const { askConfirm } = await import('./askConfirm.tsx')
  if (scope.aborted) return 'dismissed'
  const answer = await askConfirm(options, scope)
  // Answered at the very moment the session changed: nobody in front of the page has seen the question.
  if (scope.aborted) return 'dismissed'
  // Ours, because the library loses it when two questions follow each other.
  if (before instanceof HTMLElement) before.focus()
  return answer
}
