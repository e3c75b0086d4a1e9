import type { BonusState } from '@member/api-client'
import { FormMessage } from '@member/ui'
import { t as deposit } from '../deposit/words.ts'
import { t } from './words.ts'

/** What the press brings beside the credit: the bonus that was chosen, and what has to be played for it. */
export const SlipBonus = ({ state: { taken, offers }, amount }: { state: BonusState; amount: number }) => {
  if (!taken) return null
  // The choice was made for an amount; the bonus is counted from what was really sent.
  const counted = taken.amount === amount ? taken : offers.find(({ id }) => id === taken.offer)
  return (
    <FormMessage tone="info">
      {counted?.bonus ? (
        <>
          <strong>{deposit.bonus.get({ amount: counted.bonus })}</strong>
          <p>
            {counted.turnover
              ? deposit.bonus.play({ amount: counted.turnover, times: counted.turnoverTimes })
              : deposit.bonus.noPlay}
          </p>
        </>
      ) : (
        t.bonusByAmount
      )}
    </FormMessage>
  )
}
