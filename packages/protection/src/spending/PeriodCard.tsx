import type { SpendingSum } from '@member/api-client'
import { Card, formatBaht } from '@member/ui'
import { Facts, Since } from './spendingStyle.ts'
import { span } from '../span.ts'
import { t } from './words.ts'

const wordsOf = (net: number) => {
  if (net === 0) return t.even
  const baht = formatBaht(Math.abs(net), { unit: true })
  return net < 0 ? t.more({ baht }) : t.less({ baht })
}

export const PeriodCard = ({ sum }: { sum: SpendingSum }) => (
  <Card as="li">
    <h3>{t.period[sum.period]}</h3>
    {sum.since ? <Since>{t.since({ day: sum.since })}</Since> : null}
    <Facts>
      <div>
        <dt>{t.deposited}</dt>
        <dd>{formatBaht(sum.deposited, { unit: true })}</dd>
      </div>
      <div>
        <dt>{t.withdrawn}</dt>
        <dd>{formatBaht(sum.withdrawn, { unit: true })}</dd>
      </div>
      <div>
        <dt>{t.net}</dt>
        <dd>{wordsOf(sum.net)}</dd>
      </div>
      <div>
        <dt>{t.played}</dt>
        <dd>{span(sum.playedMinutes)}</dd>
      </div>
    </Facts>
  </Card>
)
