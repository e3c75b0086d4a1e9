/** The focused element and its ancestors, each with its index in its parent. */
type Place = { element: Element; at: number }[]

const few = 8

const placeOf = (start: Element): Place => {
  const place: Place = []
  for (let element: Element | null = start; element; element = element.parentElement)
    place.push({
      element,
      at: element.parentElement ? [...element.parentElement.children].indexOf(element) : 0,
    })
  return place
}

/** Finds a control like the lost one in the row now at its position, or in the last row. */
const inList = (list: Element, at: number, gone: Element) => {
  const row = list.children[Math.min(at, list.children.length - 1)]
  return (
    row?.querySelector<HTMLElement>(gone instanceof HTMLAnchorElement ? 'a[href]' : 'button') ?? undefined
  )
}

/** Finds the heading nearest to the lost element and makes the heading focusable. */
const headingAround = (start: Element) => {
  for (let around: Element | null = start; around; around = around.parentElement) {
    const heading = around.querySelector<HTMLElement>('h1, h2, h3')
    if (!heading) continue
    heading.tabIndex = -1
    // Not interactive, so it needs no focus ring.
    heading.style.outline = 'none'
    return heading
  }
  return undefined
}

const nextAfter = (place: Place) => {
  const [own] = place
  const left = place.findIndex(({ element }) => element.isConnected)
  const around = place[left]?.element
  if (!own || !around || around === document.body || around === document.documentElement) return undefined
  const isList = /^[OU]L$/.test(around.tagName)
  return (isList ? inList(around, place[left - 1]?.at ?? 0, own.element) : undefined) ?? headingAround(around)
}

/** Moves the focus to a near element whenever the focused element is removed. Returns a function that stops this. */
export const keepFocus = (): (() => void) => {
  let places: Place[] = document.activeElement ? [placeOf(document.activeElement)] : []
  let timer: ReturnType<typeof setTimeout> | undefined
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) places = [placeOf(target), ...places].slice(0, few)
  }
  const mend = () => {
    timer = undefined
    const last = places[0]?.[0]?.element
    // A press outside all controls removes the focus on purpose.
    if (document.activeElement !== document.body || !last || last.isConnected) return
    for (const place of places) {
      const [own] = place
      const next = own?.element.isConnected ? own.element : nextAfter(place)
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
      if (document.activeElement !== document.body) return
    }
  }
  const observer = new MutationObserver(() => {
    // The replacement may take the focus itself.
    if (document.activeElement === document.body) timer ??= setTimeout(mend, 100)
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', remember)
  }
}
