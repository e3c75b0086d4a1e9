import { limitsAtom, type PlayLimit } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

/** Returns the limit that ends last, of several exhausted limits. */
const longest = (limits: PlayLimit[]) =>
  limits.reduce<PlayLimit | undefined>(
    (last, one) => (last && Date.parse(last.endsAt) >= Date.parse(one.endsAt) ? last : one),
    undefined,
  )

/** Returns the exhausted limit that blocks games, and a message if one blocks deposits. */
export function useReachedLimits() {
  const { data, isError } = useAtomValue(limitsAtom)
  const areOffered = useAtomValue(featureAtom('limits'))
  const reached = (data?.limits ?? []).filter(({ left }) => left === 0)
  const deposit = longest(reached.filter(({ kind }) => kind === 'DEPOSIT'))
  return {
    /** True once the limits are loaded, have failed to load, or are not supported by the server. */
    isSettled: data !== undefined || isError || areOffered === false,
    play: longest(reached.filter(({ kind }) => kind !== 'DEPOSIT')),
    noDeposits: deposit && t.shut.DEPOSIT({ time: deposit.endsAt }),
  }
}
