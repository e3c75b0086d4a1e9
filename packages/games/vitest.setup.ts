import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// A busy machine takes longer than a second.
configure({ asyncUtilTimeout: 4_000 })

// jsdom lays nothing out: every element is as a row of cards on a phone.
if (typeof window !== 'undefined') {
  Object.defineProperty(window, 'innerWidth', { value: 390, writable: true })
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  window.scrollTo = () => {}
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get(this: HTMLElement) {
      return this.parentElement
    },
  })
  Object.defineProperty(document, 'scrollingElement', { get: () => document.documentElement })
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 844 })
  window.ResizeObserver = class {
    readonly #tell: ResizeObserverCallback
    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell
    }
    observe(target: Element) {
      const contentRect = new DOMRect(0, 0, 358, 150)
      const entry = {
        target,
        contentRect,
        borderBoxSize: [],
        contentBoxSize: [],
        devicePixelContentBoxSize: [],
      }
      queueMicrotask(() => this.#tell([entry], this))
    }
    unobserve() {}
    disconnect() {}
  }
}
