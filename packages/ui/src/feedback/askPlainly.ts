import { openModal } from '../dialog/openModal.ts'
import { t } from '../words.ts'
import type { ConfirmAnswer, ConfirmOptions } from './confirmOptions.ts'

const add = <Tag extends keyof HTMLElementTagNameMap>(to: Element, tag: Tag, css: string, text = '') => {
  const element = document.createElement(tag)
  element.style.cssText = css
  element.textContent = text
  to.append(element)
  return element
}

/** Asks with a plain dialog of the page's own, where the library of questions did not load. */
export const askPlainly = (
  { title, figure, text, okLabel = t.common.ok, cancelLabel = t.common.cancel }: ConfirmOptions,
  scope: AbortSignal,
): Promise<ConfirmAnswer> =>
  new Promise((resolve) => {
    const shade = add(
      document.body,
      'div',
      'position:fixed;z-index:80;top:0;right:0;bottom:0;left:0;display:flex;padding:16px;overflow:auto;background:rgba(0,0,0,.72)',
    )
    const dialog = add(
      shade,
      'div',
      'width:400px;max-width:100%;margin:auto;padding:24px;border-radius:12px;background:var(--surface-3);color:var(--text);white-space:pre-line',
    )
    dialog.tabIndex = -1
    dialog.setAttribute('role', 'alertdialog')
    dialog.setAttribute('aria-modal', 'true')
    dialog.setAttribute('aria-label', title)
    const end = (answer: ConfirmAnswer) => {
      scope.removeEventListener('abort', dismiss)
      letGo()
      shade.remove()
      resolve(answer)
    }
    const dismiss = () => end('dismissed')
    add(dialog, 'h2', 'margin:0', title)
    add(dialog, 'p', '', [figure, text].filter(Boolean).join('\n'))
    const button = (label: string, act: () => void) =>
      add(dialog, 'button', 'width:100%;min-height:48px;margin-top:12px', label).addEventListener(
        'click',
        act,
      )
    button(okLabel, () => end('confirmed'))
    button(cancelLabel, dismiss)
    const letGo = openModal(dialog, dismiss)
    scope.addEventListener('abort', dismiss)
  })
