import { givenAnswer } from './consent.ts'

/** All that is ever told of a visit: no name, id, amount or address; `page` is the route's pattern. */
export type SiteEvent =
  | { event: 'page'; page: string }
  | { event: 'registration' }
  | { event: 'first-deposit' }

/** Receiver of events, as named in the brand's file. */
export interface Adapter {
  track: (event: SiteEvent) => void
  /** The visitor has changed their mind, or another is here. */
  end: () => void
}

let subscriber: ((event: SiteEvent) => void) | undefined
const waiting: SiteEvent[] = []

export const mayTrack = () => givenAnswer() === 'yes'

/** Tells of what happened if whoever is here agreed to it before; it waits for the code that sends it. */
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
