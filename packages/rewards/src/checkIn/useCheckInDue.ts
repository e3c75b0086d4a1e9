import { useAtomValue } from 'jotai'
import { isCheckedIn, monthAtom } from './checkIn.ts'

/**
 * Returns true if the member can check in today; undefined while loading. False if the request failed or the
 * event is closed.
 */
export const useCheckInDue = (): boolean | undefined => {
  const { data, isPending } = useAtomValue(monthAtom)
  if (isPending) return undefined
  return data !== undefined && data !== null && !isCheckedIn(data)
}
