import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// A busy machine may take longer than a second to show what a test waits for.
configure({ asyncUtilTimeout: 5_000 })

// jsdom has no media: as for a member who asked for less motion.
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
