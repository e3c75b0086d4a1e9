import type { SlipBonus as Bonus } from '@member/api-client'
import { FormMessage } from '@member/ui'
import { t as deposit } from '../deposit/words.ts'

/** What the press brings beside the credit: the bonus that was chosen, and what has to be played for it. */
export const SlipBonus = ({ amount, turnover, turnoverTimes }: Bonus) => (
  <FormMessage tone="info">
    <strong>{deposit.bonus.get({ amount })}</strong>
    <p>{turnover ? deposit.bonus.play({ amount: turnover, times: turnoverTimes }) : deposit.bonus.noPlay}</p>
  </FormMessage>
)
