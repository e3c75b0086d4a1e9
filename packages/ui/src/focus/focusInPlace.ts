/** Gives an element the focus without moving the page; Safari before 15 does not know `preventScroll`. */
export const focusInPlace = (element: Element | null | undefined) => {
  if (!(element instanceof HTMLElement)) return
  const { pageXOffset, pageYOffset } = window
  element.focus({ preventScroll: true })
  if (window.pageYOffset !== pageYOffset) window.scrollTo(pageXOffset, pageYOffset)
}
