import { type GameEvent, gameEventsQuery, queryAtom } from '@member/api-client'
import type { EventName } from '@member/ui'
import { tMedia } from './words.ts'

export const gameEventsAtom = queryAtom(() => ({
  ...gameEventsQuery(),
  refetchOnWindowFocus: 'always' as const,
}))

type EventScreen = 'wheel' | 'flipCard' | 'flipCardReward' | 'promotion' | 'reward' | 'movie'

/** Returns the link to a screen; undefined if the brand does not have the screen. */
export type LinkTo = (screen: EventScreen) => string | undefined

interface Tile {
  screen: EventScreen
  art: EventName
  /** Key of the configuration whose picture is used if the event has none. */
  picture: string
}

/** Returns the turns that cost no points; all turns if the server does not distinguish them. */
export const freeTurns = ({ playFree, playLeft }: Pick<GameEvent, 'playFree' | 'playLeft'>) =>
  playFree ?? playLeft

/** Screen of each kind of event. */
export const eventTiles: Record<Exclude<GameEvent['type'], 'CHECK_IN'>, Tile> = {
  WHEEL: { screen: 'wheel', art: 'wheel', picture: 'media.wheel' },
  FLIP_CARD: { screen: 'flipCard', art: 'flip', picture: 'media.flipCard' },
  FLIP_CARD_REWARD: { screen: 'flipCardReward', art: 'goods', picture: 'media.flipCardReward' },
}

export const otherTiles = (): (Tile & { name: string; note: string })[] => [
  {
    screen: 'promotion',
    name: tMedia.promotion,
    note: tMedia.promotionNote,
    art: 'promotion',
    picture: 'media.promotion',
  },
  {
    screen: 'reward',
    name: tMedia.reward,
    note: tMedia.rewardNote,
    art: 'reward',
    picture: 'media.reward',
  },
  {
    screen: 'movie',
    name: tMedia.movie,
    note: tMedia.movieNote,
    art: 'film',
    picture: 'media.movie',
  },
]
