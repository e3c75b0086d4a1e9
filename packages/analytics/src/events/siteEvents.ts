import { givenAnswer } from './consent.ts'

/** An event for analytics: without name, id, amount or address; `page` is the route pattern. */
export type SiteEvent =
  | { event: 'page'; page: string }
  | { event: 'registration' }
  | { event: 'first-deposit' }

export interface Adapter {
  track: (event: SiteEvent) => void
  /** Called when the visitor withdraws consent, or another member or visitor uses the page. */
  end: () => void
}

let subscriber: ((event: SiteEvent) => void) | undefined
const waiting: SiteEvent[] = []

export const mayTrack = () => givenAnswer() === 'yes'

/** Records an event if the visitor has consented. */
export function track(event: SiteEvent) {
  if (!mayTrack()) return
  if (subscriber) subscriber(event)
  else waiting.push(event)
}

export function subscribe(next: (event: SiteEvent) => void) {
  subscriber = next
  waiting.splice(0).forEach(next)
  return () => {
    subscriber = undefined
  }
}
