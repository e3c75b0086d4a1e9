import {
  creditKey,
  gameEventsKey,
  gameEventsQuery,
  getWheel,
  listWheelLog,
  commandAtom,
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

/** The member's winnings on it. */
export const wheelLogAtom = queryAtom((get) => {
  const uuid = get(wheelAtom).data?.uuid ?? ''
  return { ...wheelLogQuery(uuid), enabled: uuid !== '' }
})

const eventsAtom = queryAtom(gameEventsQuery)

/** The operator's description of how to earn a spin. */
export const earnedByAtom = atom((get) => {
  const uuid = get(wheelAtom).data?.uuid
  return get(eventsAtom).data?.find((event) => event.uuid === uuid)?.earnedBy
})

/** Spins once; the server draws. A lost answer is found in the log by the command's key. */
export const spinWheelAtom = commandAtom('spin-wheel', spinWheel, {
  refresh: [wheelKey, creditKey, gameEventsKey],
  find: async ({ key }, wheelUuid) => {
    const logs = await listWheelLog(wheelUuid ?? (await getWheel()).uuid)
    const log = logs.find(({ order }) => order === key)
    return log && { log, prize: log.prize, segmentId: log.prize.id }
  },
})

/** The draw on which the wheel has come to rest; each is landed on once. */
export const landedAtom = atom<string>()

/** Clears a shown draw when the screen is left; one not yet shown, or unknown, stays. */
export const leaveWheelAtom = atom(null, (get, set) => {
  const command = get(spinWheelAtom)
  const seen =
    command.status === 'refused' || (command.status === 'done' && command.answer.log.uuid === get(landedAtom))
  if (seen) void set(spinWheelAtom, RESET)
})
