import type { SlipBonus as Bonus } from '@member/api-client'
import { FormMessage } from '@member/ui'
import { t as deposit } from '../deposit/words.ts'

export const SlipBonus = ({ amount, turnover, turnoverTimes }: Bonus) => (
  <FormMessage tone="info">
    <strong>{deposit.bonus.get({ amount })}</strong>
    <p>{turnover ? deposit.bonus.play({ amount: turnover, times: turnoverTimes }) : deposit.bonus.noPlay}</p>
  </FormMessage>
)
