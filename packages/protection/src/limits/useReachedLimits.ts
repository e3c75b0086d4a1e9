import { depositLimitAtom, limitsAtom, playLimitAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

/** Returns the exhausted limit that blocks games, and a message if one blocks deposits. */
export function useReachedLimits() {
  const { data, isError } = useAtomValue(limitsAtom)
  const areOffered = useAtomValue(featureAtom('limits'))
  const play = useAtomValue(playLimitAtom)
  const deposit = useAtomValue(depositLimitAtom)
  return {
    /** True once the limits are loaded, have failed to load, or are not supported by the server. */
    isSettled: data !== undefined || isError || areOffered === false,
    play: play?.left === 0 ? play : undefined,
    noDeposits: deposit?.left === 0 ? t.shut.DEPOSIT({ time: deposit.endsAt }) : undefined,
  }
}
