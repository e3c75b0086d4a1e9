import { loaded } from './worker.ts'

/** Where the browser cannot say when it is idle (Safari). */
const later = 1_500

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: later })
    else setTimeout(resolve, later)
  })

/** When the page has all it named and the browser nothing to do: what nobody waits for may come. */
export async function quiet() {
  await loaded()
  await idle()
}
