import type { ConfirmAnswer, ConfirmOptions } from './confirmOptions.ts'

// Fallbacks for when the dialog or toast code fails to load, so that every press has a visible result.

/** Asks with the browser's own dialog. */
export const askPlainly = ({ title, figure, text }: ConfirmOptions): ConfirmAnswer =>
  window.confirm([title, figure, text].filter(Boolean).join('\n\n')) ? 'confirmed' : 'dismissed'

const shownFor = 2000

/** Says it in a line at the foot of the page, for as long as a toast (spec §9). */
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
