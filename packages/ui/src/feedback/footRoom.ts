/**
 * Ref callback for an element that floats at the bottom. Toasts move above the element, and the page gets
 * padding of its height.
 */
export const footRoom = (floating: HTMLElement): (() => void) => {
  const measure = () => {
    const height = `${floating.offsetHeight + 8}px`
    document.documentElement.style.setProperty('--foot-room', height)
    document.body.style.paddingBottom = height
  }
  measure()
  window.addEventListener('resize', measure)
  return () => {
    window.removeEventListener('resize', measure)
    document.documentElement.style.removeProperty('--foot-room')
    document.body.style.paddingBottom = ''
  }
}
