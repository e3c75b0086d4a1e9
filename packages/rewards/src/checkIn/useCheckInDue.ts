import { useAtomValue } from 'jotai'
import { isCheckedIn, monthAtom } from './checkIn.ts'

/** Whether the member may still check in today; not before the server has said so. */
export const useCheckInDue = (): boolean => {
  const { data } = useAtomValue(monthAtom)
  return data !== undefined && data !== null && !isCheckedIn(data)
}
