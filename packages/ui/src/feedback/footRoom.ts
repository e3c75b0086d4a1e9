/**
 * Keeps room for what floats at the foot of the screen, given as its ref: toasts come above it, and the page's end can
 * be scrolled clear of it.
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
