/** Focuses an element without scrolling the page, also in Safari before 15. */
export const focusInPlace = (element: Element | null | undefined) => {
  if (!(element instanceof HTMLElement)) return
  const { pageXOffset, pageYOffset } = window
  element.focus({ preventScroll: true })
  if (window.pageYOffset !== pageYOffset) window.scrollTo(pageXOffset, pageYOffset)
}
