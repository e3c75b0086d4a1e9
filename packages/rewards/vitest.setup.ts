import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A machine that builds beside the tests is slow to load what comes with the first press.
configure({ asyncUtilTimeout: 5_000 })

afterEach(cleanup)

// jsdom has no media; wheel and cards then change without moving, as for a member who asked for less motion.
if (typeof window !== 'undefined') {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  window.scrollTo = () => {}
  // jsdom lays nothing out, and so has no innerText.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    set(this: HTMLElement, text: string) {
      this.textContent = text
    },
  })
}

// jsdom lays nothing out, and has no view to bring anything into.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {}
