import createCache, { type EmotionCache } from '@emotion/cache'

const asked = '(prefers-reduced-motion: reduce)'
const notAsked = '(prefers-reduced-motion: no-preference)'
const native = window.matchMedia.bind(window)
let still = false

// Scripts that query reduced motion get the toolbar's choice.
window.matchMedia = (query) => native(still && query === asked ? 'all' : query)

export const emulateMotion = (reduced: boolean) => {
  still = reduced
}

export const isReduced = () => still

// A toast's unseen bar is its timer: the library closes the toast when the bar has run.
const timers = '.Toastify__progress-bar'
const ofTiming = ['offset', 'computedOffset', 'easing', 'composite']

const moves = (effect: AnimationEffect | null): effect is KeyframeEffect =>
  effect instanceof KeyframeEffect &&
  !effect.target?.matches(timers) &&
  effect
    .getKeyframes()
    .some((frame) => Object.keys(frame).some((key) => ![...ofTiming, 'visibility'].includes(key)))

/** Milliseconds in which an animation changes what is seen, or hides it before it begins. */
const length = ({ activeDuration, delay = 0, fill = 'none' }: ComputedEffectTiming) =>
  Number(activeDuration) + (['both', 'backwards'].includes(fill) ? delay : 0)

/** Returns what still moves, although reduced motion is asked for. */
export const lastingMotion = (): string[] =>
  document
    .getAnimations()
    .map(({ effect }) => effect)
    .filter(moves)
    .filter((effect) => length(effect.getComputedTiming()) > 1)
    .map(({ target, pseudoElement }) => `${target?.outerHTML.slice(0, 200) ?? ''}${pseudoElement ?? ''}`)

const createStyles = (reduced: boolean, container: HTMLElement): EmotionCache =>
  createCache({
    key: reduced ? 'still' : 'moving',
    container,
    speedy: true,
    stylisPlugins: [
      (element) => {
        if (reduced && element.type === '@media')
          element.value = element.value.replace(asked, 'all').replace(notAsked, 'not all')
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
