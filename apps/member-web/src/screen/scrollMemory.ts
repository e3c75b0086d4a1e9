import { storedRecord } from '@member/api-client/stored'

const positions = storedRecord('sessionStorage', 'scroll-positions', (value) => value)
const limit = 50

/** Returns the stored scroll position (px) of a history entry; 0 if none is stored. */
export const scrollOf = (entry: string) => Number(positions.read()?.[entry] ?? 0)

export function rememberScroll(entry: string, top: number) {
  const { [entry]: _, ...others } = positions.read() ?? {}
  const newest = Object.entries(others).slice(1 - limit)
  positions.write(Object.fromEntries([...newest, [entry, Math.round(top)]]))
}

/**
 * Scrolls to `top` (px) once the page is long enough, for two seconds or until the member scrolls. Returns a
 * function that cancels.
 */
export function restoreScroll(top: number) {
  window.scrollTo(0, 0)
  if (top === 0) return () => {}
  const until = Date.now() + 2_000
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const touch of touches) window.removeEventListener(touch, stop)
  }
  const reach = () => {
    if (document.documentElement.scrollHeight - window.innerHeight >= top) window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) > 2 && Date.now() < until) frame = requestAnimationFrame(reach)
    else stop()
  }
  for (const touch of touches) window.addEventListener(touch, stop, { passive: true })
  reach()
  return stop
}

const touches = ['wheel', 'touchstart', 'keydown'] as const
