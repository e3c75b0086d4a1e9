import { focusInPlace } from '../focus/focusInPlace.ts'
import { loadPart } from '../lazy/loadPart.ts'
import { askPlainly } from './askPlainly.ts'
import type { ConfirmAnswer, ConfirmOptions } from './confirmOptions.ts'
import { feedbackScope } from './feedbackScope.ts'

/** Asks the member to confirm. Resolves to `dismissed` if the member declines or the session changes. */
export const confirm = async (options: ConfirmOptions): Promise<ConfirmAnswer> => {
  const before = document.activeElement
  const scope = feedbackScope()
  const ask = await loadPart(async () => (await import('./askConfirm.tsx')).askConfirm).catch(
    () => askPlainly,
  )
  if (scope.aborted) return 'dismissed'
  const answer = await ask(options, scope)
  // Answered at the moment the session changed: the member has not seen the dialog.
  if (scope.aborted) return 'dismissed'
  // Restored here, because the library loses the focus when two dialogs follow each other.
  focusInPlace(before)
  return answer
}
