import type { PlayLimit } from '@member/api-client'
import { useOwnBaht } from '@member/ui'
import { t } from './words.ts'

/** Returns a function that describes a limit: used, left, and what it blocks once exhausted. */
export function useLimitWords() {
  const baht = useOwnBaht()
  const own = (amount: number) => baht(amount, { unit: true, short: true })
  return ({ kind, used, left, endsAt, ...limit }: PlayLimit) => {
    const amount = limit.amount ?? 0
    return {
      used: used < 0 ? t.won({ won: own(-used), amount }) : t.used[kind]({ used: own(used), amount }),
      left: left === 0 ? t.reached : t.left({ amount: own(left ?? amount) }),
      ends: left === 0 ? t.shut[kind]({ time: endsAt }) : t.ends({ time: endsAt }),
    }
  }
}
