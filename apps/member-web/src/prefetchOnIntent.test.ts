import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { specRoutes } from '../e2e/specification/routes.ts'
import { routes } from './routes/routes.ts'
import { prefetchOnIntent } from './prefetchOnIntent.ts'

prefetchOnIntent(['th'])
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test.each(specRoutes)(
  'a finger on a link to $visit brings the code of $spec and no other',
  ({ spec, visit }) => {
    const loads = routes.map((route) => ({
      route,
      load: vi.spyOn(route.screen, 'preload').mockResolvedValue(undefined),
    }))
    prefetchOnIntent(['th'])
    const link = document.body.appendChild(document.createElement('a'))
    link.href = visit
    link.dispatchEvent(new Event('touchstart', { bubbles: true }))
    // The press itself is answered first.
    expect(loads.some(({ load }) => load.mock.calls.length > 0)).toBe(false)
    vi.runAllTimers()
    const loaded = loads.flatMap(({ route, load }) => (load.mock.calls.length > 0 ? [route.path] : []))
    expect(loaded).toEqual([spec.replace(/{(\w+)}/g, ':$1')])
  },
)
