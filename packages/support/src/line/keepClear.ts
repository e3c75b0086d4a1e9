const controls = 'a, button, input, select, textarea, label, summary, iframe, [tabindex="0"]'
const sentences = 'p, li, legend, [role="status"], [role="note"]'
const margin = 16
const step = 8
/** A page is still once nothing has moved on it for so long. */
const stillness = 150

/** Where the words of an element are, which may be narrower than the element. */
const wordsOf = (element: Element) => {
  const words = document.createRange()
  words.selectNodeContents(element)
  return words.getBoundingClientRect()
}

/** Its place on the right edge: the lowest where it covers no control and, if there is such a place, no sentence. */
function lowestFree(bubble: HTMLElement) {
  const taken = [...document.querySelectorAll(controls)]
    .filter((control) => control !== bubble)
    .map((control) => control.getBoundingClientRect())
  const read = [...document.querySelectorAll(sentences)].map(wordsOf)
  return lowestClearOf([...taken, ...read], bubble) ?? lowestClearOf(taken, bubble)
}

function lowestClearOf(boxes: DOMRect[], bubble: HTMLElement) {
  const { left, right, height } = bubble.getBoundingClientRect()
  const taken = boxes.filter((box) => box.width > 0 && box.right > left && box.left < right)
  for (let bottom = margin; bottom + height < window.innerHeight; bottom += step) {
    const foot = window.innerHeight - bottom
    if (!taken.some((box) => box.bottom > foot - height && box.top < foot)) return bottom
  }
  return undefined
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
