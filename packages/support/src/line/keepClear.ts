const controls = 'a, button, input, select, textarea, label, summary, iframe, [tabindex="0"]'
const sentences = 'p, li, legend, [role="status"]'
const margin = 16
const step = 8
/** A page is still once nothing has moved on it for so long. */
const stillness = 150

/** Its place on the right edge: the lowest where it covers no control and, if there is such a place, no sentence. */
function lowestFree(bubble: HTMLElement) {
  const { left, right, height } = bubble.getBoundingClientRect()
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element !== bubble)
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.right > left && box.left < right)
  const taken = boxesOf(controls)
  const read = boxesOf(sentences)
  let free: number | undefined
  for (let bottom = margin; bottom + height < window.innerHeight; bottom += step) {
    const foot = window.innerHeight - bottom
    const isCovered = (box: DOMRect) => box.bottom > foot - height && box.top < foot
    if (taken.some(isCovered)) continue
    if (!read.some(isCovered)) return bottom
    free ??= bottom
  }
  return free
}

/** Floats a bubble, hidden until then, where it covers no control: away while the page moves, back when it is still. */
export function keepClear(bubble: HTMLElement): () => void {
  let timer = 0
  const place = () => {
    const bottom = lowestFree(bubble)
    if (bottom !== undefined) bubble.style.bottom = `${bottom}px`
    bubble.style.visibility = bottom === undefined ? 'hidden' : 'visible'
  }
  const placeSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(place, stillness)
  }
  const move = () => {
    // Hidden, it would lose the focus of whoever came to it by keyboard.
    if (document.activeElement !== bubble) bubble.style.visibility = 'hidden'
    placeSoon()
  }
  const changes = new MutationObserver(placeSoon)
  changes.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('scroll', move, { passive: true })
  window.addEventListener('resize', move)
  // Of every picture that comes.
  window.addEventListener('load', placeSoon, true)
  placeSoon()
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    window.removeEventListener('scroll', move)
    window.removeEventListener('resize', move)
    window.removeEventListener('load', placeSoon, true)
  }
}
