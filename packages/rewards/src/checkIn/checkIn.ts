import {
  checkIn,
  checkInKey,
  checkInQuery,
  creditKey,
  gameEventsKey,
  getCheckIn,
  orderAtom,
  queryAtom,
  queryClientAtom,
  RESET,
  type GetCheckInAnswer,
} from '@member/api-client'
import { atom } from 'jotai'

/** The month's check-ins and today, the server's day; null while the event is shut. */
export const monthAtom = queryAtom(() => ({
  ...checkInQuery(),
  // A member who comes back on the next day sees that day.
  refetchOnWindowFocus: 'always' as const,
}))

/** Today is done where there is an entry for its day of the month (spec §4). */
export const isCheckedIn = ({ items, today }: GetCheckInAnswer): boolean =>
  today.checkedIn || items.some(({ json }) => json.day === today.day)

const orderedAtom = orderAtom('check-in', (_: 'today', order) => checkIn(order), {
  refresh: [checkInKey, gameEventsKey, creditKey],
  find: async ({ key }) => {
    const { items, gameLog } = await getCheckIn()
    return gameLog && items.some(({ order }) => order === key) ? { gameLog } : null
  },
})

// The day of the order: a page may stay open past midnight.
const orderedForAtom = atom<string>()

/** Checks in for today: the day's stamp and both values are there with the answer, before the month is read again. */
export const checkInAtom = atom(
  (get) => get(orderedAtom),
  async (get, set) => {
    const date = get(monthAtom).data?.today.date
    if (get(orderedAtom).status === 'done' && get(orderedForAtom) === date) return
    set(orderedForAtom, date)
    const state = await set(orderedAtom, 'today')
    if (state.status !== 'done') return
    const { gameLog } = state.answer
    get(queryClientAtom).setQueryData<GetCheckInAnswer | null>(
      checkInKey,
      (month) =>
        month && {
          ...month,
          today: { ...month.today, value: gameLog.gameValue, checkedIn: true },
          gameLog,
        },
    )
  },
)

/** What was said of an order that is settled is not said again on the next visit, or the next day. */
export const leaveCheckInAtom = atom(null, (get, set) => {
  if (get(orderedAtom).status !== 'uncertain') void set(orderedAtom, RESET)
})
