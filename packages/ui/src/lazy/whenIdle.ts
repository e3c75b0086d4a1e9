export const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

/** Longest wait (ms) for an idle browser. */
const later = 1_500

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: later })
    else setTimeout(resolve, later)
  })

/** Resolves once the page is loaded and the browser is idle. Use `Deferred` for content. */
export async function whenIdle() {
  await loaded()
  await idle()
}
