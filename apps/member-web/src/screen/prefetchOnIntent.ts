import { routeAt } from '../routes/routes.ts'

const intents = ['touchstart', 'mousedown', 'mouseover', 'focusin']

/** Loads the code of a screen when a finger, a pointer or the keyboard is about to open a link to it. */
export function prefetchOnIntent() {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin !== window.location.origin) return
    // What does not come is the screen's own to say, once it is opened.
    void routeAt(link.pathname)
      ?.screen.preload()
      .catch(() => undefined)
  }
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true })
}
