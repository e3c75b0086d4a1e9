/** Resolves after the page's `load` event. */
export const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

/** Delay (ms) in browsers without idle callbacks (Safari). */
const later = 1_500

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: later })
    else setTimeout(resolve, later)
  })

/** Resolves when the page is loaded and the browser idle. For invisible work; use `Deferred` for content. */
export async function whenIdle() {
  await loaded()
  await idle()
}
