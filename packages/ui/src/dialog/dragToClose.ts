/** Distance (px) below which a dragged panel returns to its place. */
const enough = 96

/**
 * Lets a finger drag a panel down by its head, and calls `close` if it is released far enough. Returns a function
 * that ends this.
 */
export function dragToClose(panel: HTMLElement, head: HTMLElement, close: () => void): () => void {
  const { style } = panel
  let start: number | undefined
  let distance = 0
  const begin = ({ touches: [touch, second] }: TouchEvent) => {
    start = second ? undefined : touch?.clientY
    distance = 0
    style.transition = 'none'
    // A layer of its own moves without a repaint.
    style.willChange = 'transform'
  }
  const move = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (start === undefined || !touch) return
    event.preventDefault()
    distance = Math.max(0, touch.clientY - start)
    style.transform = `translateY(${distance}px)`
  }
  const end = () => {
    const isFar = distance > enough
    start = undefined
    style.transition = isFar ? '' : 'transform 0.2s ease-out'
    style.transform = ''
    style.willChange = ''
    if (isFar) close()
  }
  head.addEventListener('touchstart', begin, { passive: true })
  head.addEventListener('touchmove', move, { passive: false })
  head.addEventListener('touchend', end)
  head.addEventListener('touchcancel', end)
  return () => {
    head.removeEventListener('touchstart', begin)
    head.removeEventListener('touchmove', move)
    head.removeEventListener('touchend', end)
    head.removeEventListener('touchcancel', end)
  }
}
