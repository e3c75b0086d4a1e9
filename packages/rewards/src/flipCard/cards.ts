import {
  creditKey,
  flipCard,
  flipLogsKey,
  flipLogsQuery,
  flipRewardCard,
  gameEventsKey,
  gameEventsQuery,
  infiniteQueryAtom,
  listFlipLogs,
  listMyRewardRequests,
  myRewardRequestsKey,
  myRewardRequestsQuery,
  queryAtom,
  type Command,
} from '@member/api-client'
import { commandAtom } from '@member/commands'
import { cardTable } from './cardTable.ts'

export const eventsAtom = queryAtom(() => ({ ...gameEventsQuery(), refetchOnWindowFocus: 'always' as const }))

export const flipLogsAtoms = {
  FLIP_CARD: infiniteQueryAtom(() => flipLogsQuery('FLIP_CARD')),
  FLIP_CARD_REWARD: infiniteQueryAtom(() => flipLogsQuery('FLIP_CARD_REWARD')),
}

export const mineAtom = queryAtom(() => ({
  ...myRewardRequestsQuery(),
  refetchOnWindowFocus: 'always' as const,
}))

const findLog = async ({ key }: Command) => (await listFlipLogs()).items.find(({ order }) => order === key)

const refresh = [gameEventsKey, flipLogsKey, creditKey]

export const cardsTable = cardTable(
  'flip-card',
  commandAtom('flip-card', flipCard, {
    refresh,
    find: async (command) => {
      const log = await findLog(command)
      return log && { prize: log.prize }
    },
  }),
)

export const goodsTable = cardTable(
  'flip-card-reward',
  commandAtom('flip-card-reward', flipRewardCard, {
    refresh: [...refresh, myRewardRequestsKey],
    find: async (command) => {
      const log = await findLog(command)
      if (!log) return null
      const request = (await listMyRewardRequests()).find((each) => each.order === command.key)
      return { prize: log.prize, request: request ?? null }
    },
  }),
)
