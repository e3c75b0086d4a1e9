import type { Tone } from '../field/FormMessage.tsx'
import { loadPart } from '../lazy/loadPart.ts'
import { feedbackScope, toastsHeld } from './feedbackScope.ts'

const shownFor = 2000

/** Shows a plain message at the bottom for 2 s, for when the toast library did not load. */
export const sayPlainly = (message: string, scope: AbortSignal): void => {
  const line = document.createElement('p')
  line.setAttribute('role', 'status')
  line.textContent = message
  line.style.cssText =
    'position:fixed;z-index:90;left:16px;bottom:96px;margin:0;padding:12px 16px;border-radius:12px;' +
    'background:var(--surface-3);color:var(--text)'
  const end = () => line.remove()
  document.body.append(line)
  setTimeout(end, shownFor)
  scope.addEventListener('abort', end, { once: true })
}

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
