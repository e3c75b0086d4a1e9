import { type GameEvent, gameEventsQuery, queryAtom } from '@member/api-client'
import type { EventName } from '@member/ui'

/** What may be played, and how often the member still may. */
export const gameEventsAtom = queryAtom(() => ({
  ...gameEventsQuery(),
  refetchOnWindowFocus: 'always' as const,
}))

export interface EventPlace {
  to: string
  art: EventName
  /** The configuration whose picture stands where the event has none. */
  picture: string
}

/** Where an event is played; the check-in is on the page itself. */
export const eventPlaces: Record<Exclude<GameEvent['type'], 'CHECK_IN'>, EventPlace> = {
  WHEEL: { to: '/auth/media/wheel', art: 'wheel', picture: 'media.wheel' },
  FLIP_CARD: { to: '/auth/media/flip-card', art: 'flip', picture: 'media.flipCard' },
  FLIP_CARD_REWARD: { to: '/auth/media/flip-card-reward', art: 'goods', picture: 'media.flipCardReward' },
}
