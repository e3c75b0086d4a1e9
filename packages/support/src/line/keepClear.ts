const controls = 'a, button, input, select, textarea, label, summary, iframe, [tabindex="0"]'
const pictures = 'img, svg'
const leastPicture = 64
const margin = 16
const step = 8
/** Time (ms) without movement after which a page counts as still. */
const stillness = 150

/** Returns the boxes of all lines of text, each as wide as its letters. */
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

/**
 * Returns the boxes of all forms, each with the section around it.
 * Between the fields of a form, the bubble would move while a member types.
 */
const forms = () =>
  [...document.querySelectorAll('form')].map((form) =>
    (form.closest('section') ?? form).getBoundingClientRect(),
  )

/**
 * Returns the lowest position of the bubble (px above the bottom) where it covers no control.
 * If possible, it covers no text or picture either. Undefined if there is no such position.
 */
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
 * Returns a function that removes the listeners.
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
