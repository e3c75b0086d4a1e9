type OnSizes = (entries: ResizeObserverEntry[], observer: ResizeObserver) => void

/** Substitute for ResizeObserver that measures elements when they are added or the window resizes. */
class SizeWatch {
  readonly #onSizes: OnSizes
  readonly #watched = new Set<Element>()
  #frame = 0

  constructor(onSizes: OnSizes) {
    this.#onSizes = onSizes
    window.addEventListener('resize', this.#measureSoon)
  }

  readonly #measureSoon = () => {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      const entries = [...this.#watched].map((target) => {
        const { width, height } = target.getBoundingClientRect()
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the list reads
        return { target, contentRect: { width, height } } as ResizeObserverEntry
      })
      if (entries.length > 0) this.#onSizes(entries, this)
    })
  }

  observe(target: Element) {
    this.#watched.add(target)
    this.#measureSoon()
  }

  unobserve(target: Element) {
    this.#watched.delete(target)
  }

  disconnect() {
    this.#watched.clear()
    cancelAnimationFrame(this.#frame)
    window.removeEventListener('resize', this.#measureSoon)
  }
}

/** Installs a substitute for ResizeObserver in browsers that have none, such as Safari 12. */
export const watchSizes = () => {
  if (typeof window.ResizeObserver !== 'function') window.ResizeObserver = SizeWatch
}
