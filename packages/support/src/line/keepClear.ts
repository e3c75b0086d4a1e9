const controls = 'a, button, input, select, textarea, label, summary, iframe, [tabindex="0"]'
const pictures = 'img, svg'
/** A smaller one is a mark in a line of text. */
const leastPicture = 64
const margin = 16
const step = 8
/** A page is still once nothing has moved on it for so long. */
const stillness = 150

/** The lines of all text, as wide as their letters: beside a short one there is room. */
function linesOfText() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: DOMRect[] = []
  while (texts.nextNode()) {
    const letters = document.createRange()
    letters.selectNodeContents(texts.currentNode)
    lines.push(...letters.getClientRects())
  }
  return lines
}

/** Whole, with what they stand in: among the fields it would jump from gap to gap while somebody fills them in. */
const forms = () =>
  [...document.querySelectorAll('form')].map((form) =>
    (form.closest('section') ?? form).getBoundingClientRect(),
  )

/** Its place on the right edge: the lowest where it covers no control and, if there is such a place, no text and no picture. */
function lowestFree(bubble: HTMLElement) {
  const { left, right, height } = bubble.getBoundingClientRect()
  const isInWay = (box: DOMRect) => box.width > 0 && box.right > left && box.left < right
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !bubble.contains(element))
      .map((element) => element.getBoundingClientRect())
  const taken = [...boxesOf(controls), ...forms()].filter(isInWay)
  const seen = [...linesOfText(), ...boxesOf(pictures).filter(({ width }) => width >= leastPicture)].filter(
    isInWay,
  )
  let free: number | undefined
  for (let bottom = margin; bottom + height < window.innerHeight; bottom += step) {
    const foot = window.innerHeight - bottom
    const isCovered = (box: DOMRect) => box.bottom > foot - height && box.top < foot
    if (taken.some(isCovered)) continue
    if (!seen.some(isCovered)) return bottom
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
