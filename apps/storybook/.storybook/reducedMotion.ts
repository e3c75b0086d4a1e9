import createCache, { type EmotionCache } from '@emotion/cache'

const asked = '(prefers-reduced-motion: reduce)'
const native = window.matchMedia.bind(window)
let still = false

// Scripts that ask the device for less motion are answered by the toolbar.
window.matchMedia = (query) => native(still && query === asked ? 'all' : query)

/** Lets scripts see what the toolbar says of motion. */
export const emulateMotion = (reduced: boolean) => {
  still = reduced
}

/** What it says. */
export const isReduced = () => still

/** Writes the house's styles into `container`; with `reduced`, what stands under the media query of less motion applies. */
export const styleCache = (reduced: boolean, container: HTMLElement = document.head): EmotionCache =>
  createCache({
    key: reduced ? 'still' : 'moving',
    container,
    stylisPlugins: [
      (element) => {
        if (reduced && element.type === '@media') element.value = element.value.replace(asked, 'all')
      },
    ],
  })
