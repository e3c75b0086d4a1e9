import createCache, { type EmotionCache } from '@emotion/cache'

const asked = '(prefers-reduced-motion: reduce)'
const native = window.matchMedia.bind(window)
let still = false

// Scripts that query reduced motion get the toolbar's choice.
window.matchMedia = (query) => native(still && query === asked ? 'all' : query)

export const emulateMotion = (reduced: boolean) => {
  still = reduced
}

export const isReduced = () => still

const createStyles = (reduced: boolean, container: HTMLElement): EmotionCache =>
  createCache({
    key: reduced ? 'still' : 'moving',
    container,
    speedy: true,
    stylisPlugins: [
      (element) => {
        if (reduced && element.type === '@media') element.value = element.value.replace(asked, 'all')
      },
    ],
  })

/** Style caches shared by all stories of a document. */
const shared = new Map<boolean, EmotionCache>()

/** Returns an Emotion cache for `container`, or else the document's; `reduced` is for reduced motion. */
export function styleCache(reduced: boolean, container?: HTMLElement): EmotionCache {
  if (container) return createStyles(reduced, container)
  const cache = shared.get(reduced) ?? createStyles(reduced, document.head)
  shared.set(reduced, cache)
  return cache
}
