/** Resolves when everything the page names has arrived. */
export const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

/** Delay where the browser cannot report idle time (Safari). */
const later = 1_500

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: later })
    else setTimeout(resolve, later)
  })

/** Resolves when the page is loaded and the browser has nothing to do. For work that shows nothing; what is shown waits in `Deferred`. */
export async function whenIdle() {
  await loaded()
  await idle()
}
