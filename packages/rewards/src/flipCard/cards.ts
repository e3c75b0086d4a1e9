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
  type FlipCardRequest,
  type AnyPrize,
  type RewardRequest,
  memberOf,
  type GameEvent,
} from '@member/api-client'
import { commandAtom, type CommandAtom, isInFlight, RESET } from '@member/commands'
import { atom, type Getter, useAtomValue } from 'jotai'
import { storedRecord } from '@member/api-client/stored'

const storedPickAtom = (key: string) => {
  const store = (get: Getter) =>
    storedRecord<FlipCardRequest>(
      'sessionStorage',
      `${key}:${memberOf(get) ?? ''}`,
      ({ gameUuid, cardIndex, price }) =>
        typeof gameUuid === 'string' && typeof cardIndex === 'number'
          ? { gameUuid, cardIndex, ...(typeof price === 'number' && { price }) }
          : null,
    )
  const storeAtom = atom((get) => store(get).read())
  const pickAtom = atom<FlipCardRequest | null>(null)
  return atom(
    (get) => get(pickAtom) ?? get(storeAtom),
    (get, set, pick: FlipCardRequest) => {
      set(pickAtom, pick)
      store(get).write(pick)
    },
  )
}

export interface Turned {
  prize: AnyPrize
  request?: RewardRequest | null | undefined
  /** Points that the turn cost; missing in an outcome that was looked up. */
  paid?: number | undefined
}

/** Creates the atoms of one kind of card game: command, chosen card, turn and reset. */
const cardTable = (name: string, cardCommandAtom: CommandAtom<FlipCardRequest, Turned>) => {
  const pickedAtom = storedPickAtom(`${name}-picked`)
  const turnAtom = atom(null, async (get, set, pick: FlipCardRequest) => {
    const command = get(cardCommandAtom)
    if (isInFlight(command) || command.status === 'done') return
    set(pickedAtom, pick)
    await set(cardCommandAtom, pick)
  })
  const closeAtom = atom(null, (get, set) => {
    if (get(cardCommandAtom).status === 'uncertain') return
    void set(cardCommandAtom, RESET)
  })
  return { cardCommandAtom, pickedAtom, turnAtom, closeAtom }
}

export type CardTable = ReturnType<typeof cardTable>

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

/** Returns the name of the running event of a type; undefined if none or several are running. */
export const useEventName = (type: GameEvent['type']): string | undefined => {
  const { data = [] } = useAtomValue(eventsAtom)
  const [event, another] = data.filter((one) => one.type === type && one.isActive)
  return another ? undefined : event?.name
}
