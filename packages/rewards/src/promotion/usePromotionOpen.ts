import { serverClockAtom, settingAtom } from '@member/api-client/setting'
import { bangkokClock } from '@member/ui'
import { useAtomValue } from 'jotai'
import { bonusAtom, bonusPeriods, statusOf } from './bonusPeriods.ts'

/** Returns true if a deposit made now may bring the member a bonus; false until the time is known. */
export const usePromotionOpen = (): boolean => {
  const clock = useAtomValue(serverClockAtom)
  const setting = useAtomValue(settingAtom)
  const { data: bonus } = useAtomValue(bonusAtom)
  if (!clock) return false
  const now = bangkokClock(clock())
  return bonusPeriods(setting?.promotion).some((period) => statusOf(now, period, bonus) === 'open')
}
