import { focusInPlace } from '../focus/focusInPlace.ts'
import { loadPart } from '../lazy/loadPart.ts'
import type { ConfirmAnswer, ConfirmOptions } from './confirmOptions.ts'
import { feedbackScope } from './feedbackScope.ts'
import { openModal } from '../dialog/openModal.ts'
import { t } from '../language/words.ts'

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

const add = (to: Element, tag: string, text: string) => {
  const element = document.createElement(tag)
  element.textContent = text
  element.style.padding = '12px'
  to.append(element)
  return element
}

/** Asks for confirmation in an unstyled layer, for when the dialog library did not load. */
export const askPlainly = (
  { title, figure, text, okLabel = t.common.ok, cancelLabel = t.common.cancel }: ConfirmOptions,
  scope: AbortSignal,
): Promise<ConfirmAnswer> =>
  new Promise((resolve) => {
    const dialog = add(document.body, 'div', '')
    dialog.style.cssText =
      'position:fixed;z-index:80;top:0;right:0;bottom:0;left:0;overflow:auto;background:var(--surface-3);white-space:pre-line'
    dialog.tabIndex = -1
    dialog.setAttribute('role', 'alertdialog')
    dialog.setAttribute('aria-modal', 'true')
    dialog.setAttribute('aria-label', title)
    const end = (answer: ConfirmAnswer) => {
      scope.removeEventListener('abort', dismiss)
      letGo()
      dialog.remove()
      resolve(answer)
    }
    const dismiss = () => end('dismissed')
    add(dialog, 'p', [title, figure, text].join('\n'))
    add(dialog, 'button', okLabel).addEventListener('click', () => end('confirmed'))
    add(dialog, 'button', cancelLabel).addEventListener('click', dismiss)
    const letGo = openModal(dialog, dismiss)
    scope.addEventListener('abort', dismiss)
  })
