import type { SpendingSum } from '@member/api-client'
import { Card, formatBaht, formatDay } from '@member/ui'
import { Facts, Since } from './spendingStyle.ts'
import { th } from './th.ts'

const wordsOf = (net: number) => {
  if (net === 0) return th.even
  const baht = formatBaht(Math.abs(net), { unit: true })
  return net < 0 ? th.more(baht) : th.less(baht)
}

export const PeriodCard = ({ sum }: { sum: SpendingSum }) => (
  <Card as="li">
    <h3>{th.period[sum.period]}</h3>
    {sum.since ? <Since>{th.since(formatDay(sum.since))}</Since> : null}
    <Facts>
      <div>
        <dt>{th.deposited}</dt>
        <dd>{formatBaht(sum.deposited, { unit: true })}</dd>
      </div>
      <div>
        <dt>{th.withdrawn}</dt>
        <dd>{formatBaht(sum.withdrawn, { unit: true })}</dd>
      </div>
      <div>
        <dt>{th.net}</dt>
        <dd>{wordsOf(sum.net)}</dd>
      </div>
      <div>
        <dt>{th.played}</dt>
        <dd>{th.span(sum.playedMinutes)}</dd>
      </div>
    </Facts>
  </Card>
)
