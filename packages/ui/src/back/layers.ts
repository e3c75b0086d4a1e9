/** Functions that close what is open over the page, topmost last. */
const layers: (() => void)[] = []
let isGoingBack = false
let soon: ReturnType<typeof setTimeout> | undefined

/** While anything is open the history ends in an entry more: the same page once again, as the router sees it. */
const isOver = () => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'isOver' in state
}

const settle = () => {
  if (isGoingBack) return
  if (layers.length > 0 && !isOver()) {
    window.history.pushState({ ...window.history.state, isOver: true }, '')
  } else if (layers.length === 0 && isOver()) {
    isGoingBack = true
    window.history.back()
  }
}

/** Once all is drawn: what closes often opens something else, or leads elsewhere. */
const settleSoon = () => {
  clearTimeout(soon)
  soon = setTimeout(settle)
}

window.addEventListener('popstate', () => {
  const wasOurs = isGoingBack
  isGoingBack = false
  if (wasOurs && isOver()) {
    // A link led on in the same moment, and was undone in place of our entry.
    window.history.forward()
    return
  }
  if (!wasOurs && !isOver()) layers[layers.length - 1]?.()
  // Also away from an entry that a link inside a dialog left behind.
  settleSoon()
})

/** Adds what "back" closes next. Returns what takes it out again. */
export const addLayer = (close: () => void): (() => void) => {
  const layer = () => close()
  layers.push(layer)
  settleSoon()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    settleSoon()
  }
}
