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

export const boxOf = (element: Element): Box => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const aside = Math.abs(left - (window.innerWidth - right))
  const aloft = Math.abs(top - (window.innerHeight - bottom))
  return {
    left,
    right,
    top,
    bottom,
    centred: aside < 2 && aloft < 2,
    uncovered: element.contains(met),
  }
}

/** The visible element of a kind with this name, as a screen reader would say it. */
export const byName = (kind: string, name: string): Element | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>(kind)).find((element) => {
    const [label] = Array.from((element instanceof HTMLInputElement && element.labels) || [])
    const words = element.getAttribute('aria-label') || (label || element).innerText
    return words.replace(/\s+/g, ' ').trim() === name && (element.hidden || element.offsetParent !== null)
  })

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
