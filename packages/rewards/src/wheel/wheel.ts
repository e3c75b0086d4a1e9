import {
  creditKey,
  gameEventsKey,
  gameEventsQuery,
  getWheel,
  listWheelLog,
  orderAtom,
  queryAtom,
  RESET,
  spinWheel,
  wheelKey,
  wheelLogQuery,
  wheelQuery,
} from '@member/api-client'
import { atom } from 'jotai'

/** The wheel that runs; null where none does. */
export const wheelAtom = queryAtom(() => ({ ...wheelQuery(), refetchOnWindowFocus: 'always' as const }))

/** What the member has won on it. */
export const wheelLogAtom = queryAtom((get) => {
  const uuid = get(wheelAtom).data?.uuid ?? ''
  return { ...wheelLogQuery(uuid), enabled: uuid !== '' }
})

const eventsAtom = queryAtom(gameEventsQuery)

/** How a spin is earned, in the operator's words. */
export const earnedByAtom = atom((get) => {
  const uuid = get(wheelAtom).data?.uuid
  return get(eventsAtom).data?.find((event) => event.uuid === uuid)?.earnedBy
})

/** Spins once; the server draws. A lost answer is found in the log by the order's key. */
export const spinWheelAtom = orderAtom('spin-wheel', spinWheel, {
  refresh: [wheelKey, creditKey, gameEventsKey],
  find: async ({ key }, wheelUuid) => {
    const logs = await listWheelLog(wheelUuid ?? (await getWheel()).uuid)
    const log = logs.find(({ order }) => order === key)
    return log && { log, prize: log.prize, segmentId: log.prize.id }
  },
})

/** The draw on which the wheel has come to rest; each is landed on once. */
export const landedAtom = atom<string>()

/** What was drawn is not landed on again at the next visit; what was not seen, or nobody knows yet, stays. */
export const leaveWheelAtom = atom(null, (get, set) => {
  const order = get(spinWheelAtom)
  const seen =
    order.status === 'refused' || (order.status === 'done' && order.answer.log.uuid === get(landedAtom))
  if (seen) void set(spinWheelAtom, RESET)
})
