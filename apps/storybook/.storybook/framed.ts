const search = new URLSearchParams(window.location.search)

/** Scrolls to an element within its frame; the browser would scroll the page round the frame too. */
function show(this: Element) {
  const { top, bottom } = this.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) window.scrollBy(0, (top + bottom - window.innerHeight) / 2)
}

const stayInFrame = () => {
  const focus = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function focusHere(options) {
    focus.call(this, { ...options, preventScroll: true })
    if (!options?.preventScroll) show.call(this)
  }
  Element.prototype.scrollIntoView = show
}

/** Lets a field keep the focus within its page, while another frame takes the window's. */
const ignoreOtherFrames = (event: Event) => {
  if (event.target === document.activeElement) event.stopImmediatePropagation()
}

/** Returns what works like a browser storage, as long as the page. Its keys are those of an object. */
const memoryStorage = () => {
  const items: Record<string, string> = {}
  const value = {
    getItem: (key: string) => (Object.hasOwn(items, key) ? items[key] : null),
    setItem: (key: string, text: string) => {
      items[key] = text
    },
    removeItem: (key: string) => {
      Reflect.deleteProperty(items, key)
    },
    clear: () => {
      for (const key of Object.keys(items)) Reflect.deleteProperty(items, key)
    },
  }
  for (const [name, method] of Object.entries(value)) Object.defineProperty(items, name, { value: method })
  return items
}

/** Separates a frame from the others, which would log each other out like tabs of one browser. */
const shareNothing = () => {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, { value: memoryStorage() })
  Reflect.deleteProperty(window, 'BroadcastChannel')
}

// A toast stays, to be looked at: its bar is its timer.
const lasting = '.Toastify__progress-bar { animation-play-state: paused !important }'

/** Space round a component, except round one that reaches from edge to edge. */
const spaced = '#storybook-root:not(:has(header, nav, main, footer)) { padding: 16px }'

const addStyle = (text: string) => {
  const style = document.createElement('style')
  style.textContent = text
  document.head.append(style)
}

/** Prepares the page for a frame of a page of documentation. */
export function prepareFrame() {
  if (!search.has('framed')) return
  stayInFrame()
  for (const name of ['blur', 'focusout']) window.addEventListener(name, ignoreOtherFrames, true)
  shareNothing()
  addStyle(lasting)
  if (search.get('framed') === 'fitted') addStyle(spaced)
}
