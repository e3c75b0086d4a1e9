// Functions that run in the page on Chrome 79: self-contained, and without newer syntax.

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
  centred: boolean
  uncovered: boolean
}

/** Returns the position of an element after ten frames without movement; undefined if invisible. */
export const boxAtRest = async (selector: string): Promise<Box | undefined> => {
  const element = document.querySelector(selector)
  if (!element || element.getClientRects().length === 0) return undefined
  const look = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  }
  let box = look()
  for (let still = 0; still < 10; still++) {
    await new Promise(requestAnimationFrame)
    const before = box
    box = look()
    if (JSON.stringify(box) !== JSON.stringify(before)) still = 0
  }
  const { left, right, top, bottom } = box
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const aside = Math.abs(left - (window.innerWidth - right))
  const aloft = Math.abs(top - (window.innerHeight - bottom))
  return Object.assign(box, { centred: aside < 2 && aloft < 2, uncovered: element.contains(met) })
}

/** Scrolls to an element, waits a frame until touches are accepted, and returns its centre (px). */
export const middleOf = async (element: Element): Promise<{ x: number; y: number }> => {
  element.scrollIntoView({ block: 'center' })
  await new Promise(requestAnimationFrame)
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
}

export const byName = (kind: string, name: string): Element | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>(kind)).find((element) => {
    const [label] = Array.from((element instanceof HTMLInputElement && element.labels) || [])
    const words = element.getAttribute('aria-label') || (label || element).innerText
    return words.replace(/\s+/g, ' ').trim() === name && (element.hidden || element.offsetParent !== null)
  })

export const headingText = (): string =>
  (document.querySelector('h1') || { textContent: '' }).textContent || ''

export const settled = (): boolean =>
  !document.querySelector('[aria-busy=true]') && !(window.history.state || {}).isOver

export const words = (): string => document.body.innerText.replace(/\s+/g, ' ')

export const overhang = (): number => document.documentElement.scrollWidth - window.screen.width

export const markHeading = (): void => {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive')
      Object.assign(document.querySelector('h1') || {}, { fromHtml: true })
  })
}

export const alive = (): boolean =>
  Object.keys(document.querySelector('h1') || {}).some((key) => key.startsWith('__reactFiber'))

/** True if the page's heading is the element that came with the HTML, not one rendered anew. */
export const fromHtml = (): boolean => 'fromHtml' in (document.querySelector('h1') || {})
