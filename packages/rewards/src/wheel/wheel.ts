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

export const wheelAtom = queryAtom(() => ({ ...wheelQuery(), refetchOnWindowFocus: 'always' as const }))

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

/** Spins the wheel once; the server draws. A lost answer is looked up in the log by the command's key. */
export const spinWheelAtom = commandAtom('spin-wheel', spinWheel, {
  refresh: [wheelKey, creditKey, gameEventsKey],
  find: async ({ key }, wheelUuid) => {
    const logs = await listWheelLog(wheelUuid ?? (await getWheel()).uuid)
    const log = logs.find(({ order }) => order === key)
    return log && { log, prize: log.prize, segmentId: log.prize.id }
  },
})

/** Id of the last draw for which the wheel has stopped. */
export const landedAtom = atom<string>()

/** Resets the draw when the member leaves the screen, if its result was shown or the draw was refused. */
export const leaveWheelAtom = atom(null, (get, set) => {
  const command = get(spinWheelAtom)
  const seen =
    command.status === 'refused' || (command.status === 'done' && command.answer.log.uuid === get(landedAtom))
  if (seen) void set(spinWheelAtom, RESET)
})
