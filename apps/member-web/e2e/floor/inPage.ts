// Each runs in the page on Chrome 79: whole in itself, and in words that are no younger.

/** Position in pixels of the phone's screen, and whether the element is on top there. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
  /** True if centred on the screen, in both directions. */
  centred: boolean
  uncovered: boolean
}

/** Where an element is once it has been in one place for ten frames; undefined while it is not visible. */
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

/** The middle of an element, in sight; after a frame, since the first frame of a page takes no touch. */
export const middleOf = async (element: Element): Promise<{ x: number; y: number }> => {
  element.scrollIntoView({ block: 'center' })
  await new Promise(requestAnimationFrame)
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
}

/** The visible element of a kind with this name, as a screen reader would say it. */
export const byName = (kind: string, name: string): Element | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>(kind)).find((element) => {
    const [label] = Array.from((element instanceof HTMLInputElement && element.labels) || [])
    const words = element.getAttribute('aria-label') || (label || element).innerText
    return words.replace(/\s+/g, ' ').trim() === name && (element.hidden || element.offsetParent !== null)
  })

export const headingText = (): string =>
  (document.querySelector('h1') || { textContent: '' }).textContent || ''

/** True once the screen waits for nothing, and what was closed has taken its entry out of the history. */
export const settled = (): boolean =>
  !document.querySelector('[aria-busy=true]') && !(window.history.state || {}).isOver

/** Visible text, with whitespace collapsed. */
export const words = (): string => document.body.innerText.replace(/\s+/g, ' ')

/** Horizontal overflow of the page, in pixels. */
export const overhang = (): number => document.documentElement.scrollWidth - window.screen.width

/** Marks the heading that comes with the HTML. */
export const markHeading = (): void => {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive')
      Object.assign(document.querySelector('h1') || {}, { fromHtml: true })
  })
}

/** True if React has hydrated the heading. */
export const alive = (): boolean =>
  Object.keys(document.querySelector('h1') || {}).some((key) => key.startsWith('__reactFiber'))

/** True if the heading is the element that came with the HTML. */
export const fromHtml = (): boolean => 'fromHtml' in (document.querySelector('h1') || {})
