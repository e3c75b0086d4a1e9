const controls = 'a, button, input, select, textarea, label, summary, iframe, [tabindex="0"]'
const pictures = 'img, svg'
const leastPicture = 64
const margin = 16
const step = 8
/** Time (ms) without movement after which a page counts as still. */
const stillness = 150

/** Returns boxes of all text lines, as wide as their letters: beside short lines there is space. */
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

/** Returns boxes of whole forms with their section: between fields the bubble would jump while typing. */
const forms = () =>
  [...document.querySelectorAll('form')].map((form) =>
    (form.closest('section') ?? form).getBoundingClientRect(),
  )

/** Finds the lowest position at the right edge without controls, if possible without text or pictures. */
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

/**
 * Positions a bubble where it covers no control, and hides it while the page moves.
 * Returns a function that stops this.
 */
export function keepClear(bubble: HTMLElement): () => void {
  let timer = 0
  const place = () => {
    const bottom = lowestFree(bubble)
    // Moved, not laid out anew: nothing of the page shifts with it.
    if (bottom !== undefined) bubble.style.transform = `translateY(${margin - bottom}px)`
    bubble.style.visibility = bottom === undefined ? 'hidden' : 'visible'
  }
  const placeSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(place, stillness)
  }
  const move = () => {
    // Hiding it would lose the focus of a keyboard user.
    if (document.activeElement !== bubble) bubble.style.visibility = 'hidden'
    placeSoon()
  }
  const changes = new MutationObserver(placeSoon)
  changes.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('scroll', move, { passive: true })
  window.addEventListener('resize', move)
  // For every picture that loads.
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
