import {
  creditKey,
  gameEventsKey,
  gameEventsQuery,
  getWheel,
  listWheelLog,
  queryAtom,
  spinWheel,
  wheelKey,
  wheelLogQuery,
  wheelQuery,
} from '@member/api-client'
import { commandAtom, RESET } from '@member/commands'
import { atom } from 'jotai'

export const wheelAtom = queryAtom(() => ({ ...wheelQuery(), refetchOnWindowFocus: 'always' as const }))

export const wheelLogAtom = queryAtom((get) => {
  const uuid = get(wheelAtom).data?.uuid ?? ''
  return { ...wheelLogQuery(uuid), enabled: uuid !== '' }
})

const eventsAtom = queryAtom(gameEventsQuery)

/** The operator's text about how to earn a spin of the wheel. */
export const earnedByAtom = atom((get) => {
  const uuid = get(wheelAtom).data?.uuid
  return get(eventsAtom).data?.find((event) => event.uuid === uuid)?.earnedBy
})

/** Spins the wheel once; the server draws the prize. */
export const spinWheelAtom = commandAtom('spin-wheel', spinWheel, {
  // A spin that may have been made is not made again for another price.
  identity: ({ uuid }) => uuid,
  refresh: [wheelKey, creditKey, gameEventsKey],
  find: async ({ key }, input) => {
    const logs = await listWheelLog(input?.uuid ?? (await getWheel()).uuid)
    const log = logs.find(({ order }) => order === key)
    return log && { log, prize: log.prize, segmentId: log.prize.id, paid: undefined }
  },
})

/** Id of the last draw for which the wheel has stopped. */
export const landedAtom = atom<string>()

/** Resets a draw that was refused or whose result was shown; other draws stay. */
export const leaveWheelAtom = atom(null, (get, set) => {
  const command = get(spinWheelAtom)
  const seen =
    command.status === 'refused' || (command.status === 'done' && command.answer.log.uuid === get(landedAtom))
  if (seen) void set(spinWheelAtom, RESET)
})
