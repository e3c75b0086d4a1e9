import { focusInPlace } from '@member/ui'

/** Hides the page around a layer from screen readers and Tab; returns a function that undoes this. */
export const hideAround = (layer: HTMLElement): (() => void) => {
  const hidden: Element[] = []
  for (let at: Element = layer; at.parentElement && at !== document.body; at = at.parentElement) {
    if (at.parentElement === document.body) break
    for (const beside of Array.from(at.parentElement.children))
      if (beside !== at && !beside.hasAttribute('aria-hidden')) hidden.push(beside)
  }
  for (const element of hidden) {
    element.setAttribute('aria-hidden', 'true')
    element.setAttribute('inert', '')
  }
  const bringBack = ({ target }: FocusEvent) => {
    if (hidden.some((element) => target instanceof Node && element.contains(target))) focusInPlace(layer)
  }
  document.addEventListener('focusin', bringBack)
  return () => {
    document.removeEventListener('focusin', bringBack)
    for (const element of hidden) {
      element.removeAttribute('aria-hidden')
      element.removeAttribute('inert')
    }
  }
}
