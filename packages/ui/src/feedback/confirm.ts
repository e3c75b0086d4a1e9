import { focusInPlace } from '../focus/focusInPlace.ts'
import { loadPart } from '../lazy/loadPart.ts'
import { askPlainly } from './askPlainly.ts'
import type { ConfirmAnswer, ConfirmOptions } from './confirmOptions.ts'
import { feedbackScope } from './feedbackScope.ts'

/** Asks for confirmation; a change of session dismisses it. The library loads with the first dialog. */
export const confirm = async (options: ConfirmOptions): Promise<ConfirmAnswer> => {
  const before = document.activeElement
  const scope = feedbackScope()
  const ask = await loadPart(async () => (await import('./askConfirm.tsx')).askConfirm).catch(
    () => askPlainly,
  )
  if (scope.aborted) return 'dismissed'
  const answer = await ask(options, scope)
  // Answered at the very moment the session changed: nobody in front of the page has seen the question.
  if (scope.aborted) return 'dismissed'
  // Ours, because the library loses it when two questions follow each other.
  focusInPlace(before)
  return answer
}
