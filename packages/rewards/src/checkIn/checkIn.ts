import {
  checkIn,
  checkInKey,
  checkInQuery,
  creditKey,
  gameEventsKey,
  getCheckIn,
  type GetCheckInAnswer,
  queryAtom,
  queryClientAtom,
} from '@member/api-client'
import { commandAtom, leaveCommandsAtom } from '@member/commands'
import { atom, useAtomValue } from 'jotai'

/** The month's check-ins and the server's date; null while the check-in event is closed. */
export const monthAtom = queryAtom(() => ({
  ...checkInQuery(),
  // A member who returns on the next day sees that day.
  refetchOnWindowFocus: 'always' as const,
}))

/** True if the member has checked in today, by the server's flag or the list of check-ins (spec §4). */
export const isCheckedIn = ({ items, today }: GetCheckInAnswer): boolean =>
  today.checkedIn || items.some(({ json }) => json.day === today.day)

const checkInCommandAtom = commandAtom('check-in', (_date: string | undefined, command) => checkIn(command), {
  refresh: [checkInKey, gameEventsKey, creditKey],
  find: async ({ key }) => {
    const { items, gameLog } = await getCheckIn()
    const found = items.find(({ order }) => order === key)
    return gameLog && found ? { gameLog, day: found.json.day } : null
  },
})

/** Checks in for today and shows the points at once. Reading the atom gives the command's state. */
export const checkInAtom = atom(
  (get) => get(checkInCommandAtom),
  async (get, set) => {
    // A page may stay open past midnight: each day is a separate command.
    const state = await set(checkInCommandAtom, get(monthAtom).data?.today.date)
    if (state.status !== 'done') return
    const { gameLog } = state.answer
    // One that was looked up may be of the day before.
    const day = 'day' in state.answer ? state.answer.day : undefined
    get(queryClientAtom).setQueryData<GetCheckInAnswer | null>(checkInKey, (month) =>
      month && (day === undefined || day === month.today.day)
        ? {
            ...month,
            today: { ...month.today, value: gameLog.gameValue, checkedIn: true },
            gameLog,
          }
        : month,
    )
  },
)

export const leaveCheckInAtom = leaveCommandsAtom(checkInCommandAtom)

/**
 * Returns true if the member can check in today; undefined while loading. False if the request failed or the
 * event is closed.
 */
export const useCheckInDue = (): boolean | undefined => {
  const { data, isPending } = useAtomValue(monthAtom)
  if (isPending) return undefined
  return data !== undefined && data !== null && !isCheckedIn(data)
}
