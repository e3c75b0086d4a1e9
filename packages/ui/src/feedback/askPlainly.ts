import { openModal } from '../dialog/openModal.ts'
import { t } from '../words.ts'
import type { ConfirmAnswer, ConfirmOptions } from './confirmOptions.ts'

const add = (to: Element, tag: string, text: string) => {
  const element = document.createElement(tag)
  element.textContent = text
  to.append(element)
  return element
}

/** Asks with a plain page over the page, where the library of questions did not load. */
export const askPlainly = (
  { title, figure, text, okLabel = t.common.ok, cancelLabel = t.common.cancel }: ConfirmOptions,
  scope: AbortSignal,
): Promise<ConfirmAnswer> =>
  new Promise((resolve) => {
    const dialog = add(document.body, 'div', '')
    dialog.style.cssText =
      'position:fixed;z-index:80;top:0;right:0;bottom:0;left:0;padding:24px;overflow:auto;background:var(--surface-3);white-space:pre-line'
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
    add(dialog, 'h2', title)
    add(dialog, 'p', [figure, text].filter(Boolean).join('\n'))
    const button = (label: string, act: () => void) => {
      const element = add(dialog, 'button', label)
      element.style.cssText = 'width:100%;min-height:48px;margin-top:12px'
      element.addEventListener('click', act)
    }
    button(okLabel, () => end('confirmed'))
    button(cancelLabel, dismiss)
    const letGo = openModal(dialog, dismiss)
    scope.addEventListener('abort', dismiss)
  })
