import { givenAnswer } from './consent.ts'

/** All that is ever told of a visit: no name, id, amount or address; `page` is the route's pattern. */
export type SiteEvent =
  | { event: 'page'; page: string }
  | { event: 'registration' }
  | { event: 'first-deposit' }

/** Where events go: what the brand's file names. */
export interface Adapter {
  tell: (event: SiteEvent) => void
  /** The visitor has changed their mind, or another is here. */
  end: () => void
}

let hearer: ((event: SiteEvent) => void) | undefined
const waiting: SiteEvent[] = []

export const mayTell = () => givenAnswer() === 'yes'

/** Tells of what happened if whoever is here agreed to it before; it waits for the code that sends it. */
export function tell(event: SiteEvent) {
  if (!mayTell()) return
  if (hearer) hearer(event)
  else waiting.push(event)
}

export function hear(next: (event: SiteEvent) => void) {
  hearer = next
  waiting.splice(0).forEach(next)
  return () => {
    hearer = undefined
  }
}
