/** Scrolls to an element within its frame; the browser would scroll the page round the frame too. */
function show(this: Element) {
  const { top, bottom } = this.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) window.scrollBy(0, (top + bottom - window.innerHeight) / 2)
}

/** In a frame of a page of documentation, focus and scrolling stay within the frame. */
export function stayInFrame() {
  if (!new URLSearchParams(window.location.search).has('framed')) return
  const focus = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function focusHere(options) {
    focus.call(this, { ...options, preventScroll: true })
    if (!options?.preventScroll) show.call(this)
  }
  Element.prototype.scrollIntoView = show
}
