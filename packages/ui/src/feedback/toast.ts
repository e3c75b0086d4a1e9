import { feedbackScope } from './feedbackScope.ts'
import type { Tone } from '../field/FormMessage.tsx'

/** Says in passing what happened: 2 s, bottom left, not draggable (spec §9). The library comes with the first one. */
export const toast = async (message: string, tone: Tone = 'ok'): Promise<void> => {
  const scope = feedbackScope()
  const { showToast } = await import('./showToast.tsx')
  if (!scope.aborted) showToast(message, tone, scope)
}
