import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'
import { elementError } from './elementError.ts'
import { limits } from './limits.ts'

configure({ asyncUtilTimeout: limits.lookUp, getElementError: elementError(prettyDOM) })

afterEach(cleanup)

/** Mocks media queries and layout, which jsdom lacks, as on a phone with reduced motion. */
function layOut() {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduce'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  // jsdom has no layout, so no text has a position.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  // As in a browser without canvas: the server then reads the slip.
  HTMLCanvasElement.prototype.getContext = () => null
  Object.defineProperty(window, 'innerWidth', { value: 390, writable: true })
  Object.defineProperty(document, 'scrollingElement', { get: () => document.documentElement })
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 844 })
  Object.defineProperties(HTMLElement.prototype, {
    innerText: {
      set(this: HTMLElement, text: string) {
        this.textContent = text
      },
    },
    offsetParent: {
      get(this: HTMLElement) {
        return this.parentElement
      },
    },
  })
  window.ResizeObserver = RowOfCards
}

class RowOfCards implements ResizeObserver {
  readonly #callback: ResizeObserverCallback
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback
  }
  observe(target: Element) {
    const entry = {
      target,
      contentRect: new DOMRect(0, 0, 358, 150),
      borderBoxSize: [],
      contentBoxSize: [],
      devicePixelContentBoxSize: [],
    }
    queueMicrotask(() => this.#callback([entry], this))
  }
  unobserve() {}
  disconnect() {}
}

// A test that asks for Node has no window.
if (typeof window !== 'undefined') layOut()
