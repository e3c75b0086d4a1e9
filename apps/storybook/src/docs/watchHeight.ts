const overlays = 'dialog[open], [role=dialog], .swal2-container, .Toastify__toast'

/** Returns the height that a story needs; `tallest` if something covers the page, such as a dialog. */
function heightOf(page: Document, tallest: number): number {
  const root = page.getElementById('storybook-root')
  if (!root || page.querySelector(overlays)) return tallest
  const parts = [...root.querySelectorAll<HTMLElement>('*')]
  if (parts.some((part) => getComputedStyle(part).position === 'fixed')) return Math.min(tallest, 360)
  const ends = [...root.children].map((part) => part.getBoundingClientRect().bottom)
  return Math.min(tallest, Math.max(72, ...ends) + 16)
}

/** Calls `onChange` with the height of a story in a frame, now and when it changes. */
export function watchHeight(frame: HTMLIFrameElement, tallest: number, onChange: (height: number) => void) {
  const page = frame.contentDocument
  if (!page) return undefined
  let next = 0
  const measure = () => {
    cancelAnimationFrame(next)
    next = requestAnimationFrame(() => onChange(heightOf(page, tallest)))
  }
  const watcher = new MutationObserver(measure)
  watcher.observe(page, { childList: true, subtree: true, attributes: true })
  measure()
  return () => {
    cancelAnimationFrame(next)
    watcher.disconnect()
  }
}
