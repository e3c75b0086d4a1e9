import type { Tone } from '../field/FormMessage.tsx'
import { loadPart } from '../lazy/loadPart.ts'
import { feedbackScope, toastsHeld } from './feedbackScope.ts'
import { sayPlainly } from './plainFeedback.ts'

/**
 * Shows a toast for 2 s at the bottom left, not draggable (spec §9). The toast waits while a popup is open, and
 * is dropped if the session changes.
 */
export const toast = async (message: string, tone: Tone = 'ok'): Promise<void> => {
  const scope = feedbackScope()
  const show = await loadPart(async () => (await import('./showToast.tsx')).showToast).catch(
    () => (text: string) => sayPlainly(text, scope),
  )
  await toastsHeld()
  if (!scope.aborted) show(message, tone, scope)
}
