import { limitsQuery, type PlayLimit, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

// A separate atom, so that the home does not load the code that changes limits.
const limitsAtom = queryAtom((get) => ({
  ...limitsQuery(),
  enabled: get(featureAtom('limits')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

/** Of two exhausted limits, the one that lasts longer is shown. */
const longest = (limits: PlayLimit[]) =>
  limits.reduce<PlayLimit | undefined>(
    (last, one) => (last && Date.parse(last.endsAt) >= Date.parse(one.endsAt) ? last : one),
    undefined,
  )

/** The exhausted limit that blocks games, and the message of the one that blocks deposits, if any. */
export function useReachedLimits() {
  const { data, isError } = useAtomValue(limitsAtom)
  const areOffered = useAtomValue(featureAtom('limits'))
  const reached = (data?.limits ?? []).filter(({ left }) => left === 0)
  const deposit = longest(reached.filter(({ kind }) => kind === 'DEPOSIT'))
  return {
    /** False until known, or until known to be unavailable. */
    isSettled: data !== undefined || isError || areOffered === false,
    play: longest(reached.filter(({ kind }) => kind !== 'DEPOSIT')),
    noDeposits: deposit && t.shut.DEPOSIT({ time: deposit.endsAt }),
  }
}
