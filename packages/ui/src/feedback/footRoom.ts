/** Elements that float at the bottom now; the highest sets the padding. */
const floating = new Set<HTMLElement>()

const measure = () => {
  const { style } = document.documentElement
  const heights = [...floating].map(({ offsetHeight }) => offsetHeight + 8)
  const height = heights.length > 0 ? `${Math.max(...heights)}px` : ''
  if (height) style.setProperty('--foot-room', height)
  else style.removeProperty('--foot-room')
  document.body.style.paddingBottom = height
}

/**
 * Ref callback for an element that floats at the bottom. Toasts move above the element, and the page gets
 * padding of its height. Several elements may float at once.
 */
export const footRoom = (element: HTMLElement): (() => void) => {
  floating.add(element)
  measure()
  window.addEventListener('resize', measure)
  return () => {
    floating.delete(element)
    if (floating.size === 0) window.removeEventListener('resize', measure)
    measure()
  }
}
