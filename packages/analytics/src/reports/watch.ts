import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { postInBackground } from '../events/postInBackground.ts'
import { faultOf } from './faultOf.ts'
import { newQueue } from './newQueue.ts'

declare global {
  interface Window {
    /** Events recorded by `boot/faults.js` so far. */
    faults?: { push: (event: Event) => unknown }
  }
}

export interface Visited {
  version: string
  build: string
  pageAt: (pathname: string) => string
}

/** Reports errors since the page's first script, and the page's speed, to the operator. */
export function watch(endpoint: string, site: string, { version, build, pageAt }: Visited) {
  const take = newQueue((reports) => postInBackground(endpoint, { site, version, build, reports }))
  const page = () => pageAt(window.location.pathname)
  const push = (event: Event) => {
    const fault = faultOf(event)
    if (fault) take({ ...fault, page: page() })
  }
  const before = window.faults
  window.faults = { push }
  if (Array.isArray(before)) before.forEach(push)

  const arrivedAt = page()
  const measured = ({ name, value, rating }: Metric) =>
    take({ kind: 'vital', page: arrivedAt, name, value: Math.round(value * 1000) / 1000, rating })
  // The library uses syntax that the oldest browsers lack; they support few of the metrics anyway.
  if ('at' in Array.prototype) for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(measured)
}
