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
  orderAtom,
  queryAtom,
  type Order,
} from '@member/api-client'
import { cardTable } from './cardTable.ts'

/** Which events run, and how often the member may still play each. */
export const eventsAtom = queryAtom(() => ({ ...gameEventsQuery(), refetchOnWindowFocus: 'always' as const }))

/** Every card the member has turned, page by page. */
export const flipLogsAtom = infiniteQueryAtom(flipLogsQuery)

/** The goods the member has won with cards, and how far they have come. */
export const mineAtom = queryAtom(() => ({
  ...myRewardRequestsQuery(),
  refetchOnWindowFocus: 'always' as const,
}))

const findLog = async ({ key }: Order) => (await listFlipLogs()).items.find(({ order }) => order === key)

const refresh = [gameEventsKey, flipLogsKey, creditKey]

/** Cards for credit and points. */
export const cardsTable = cardTable(
  'flip-card',
  orderAtom('flip-card', flipCard, {
    refresh,
    find: async (order) => {
      const log = await findLog(order)
      return log && { prize: log.prize }
    },
  }),
)

/** Cards for goods; what was won is on its way to the member's address. */
export const goodsTable = cardTable(
  'flip-card-reward',
  orderAtom('flip-card-reward', flipRewardCard, {
    refresh: [...refresh, myRewardRequestsKey],
    find: async (order) => {
      const log = await findLog(order)
      if (!log) return null
      const request = (await listMyRewardRequests()).find((each) => each.order === order.key)
      return { prize: log.prize, request: request ?? null }
    },
  }),
)
