const layers: (() => void)[] = []
let isGoingBack = false
let soon: ReturnType<typeof setTimeout> | undefined

/** True if the current history entry is the extra one added for an open overlay. */
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

const settleSoon = () => {
  clearTimeout(soon)
  soon = setTimeout(settle)
}

window.addEventListener('popstate', () => {
  const wasOurs = isGoingBack
  isGoingBack = false
  if (wasOurs && isOver()) {
    // A link navigated at the same moment, and its entry was removed instead of ours.
    window.history.forward()
    return
  }
  if (!wasOurs && !isOver()) layers[layers.length - 1]?.()
  // Also leaves an entry that a link inside a dialog left behind.
  settleSoon()
})

/** Registers an overlay; Back closes the overlay registered last. Returns an unregister function. */
export const addLayer = (close: () => void): (() => void) => {
  const layer = () => close()
  layers.push(layer)
  settleSoon()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    settleSoon()
  }
}
