import type { SpendingSum } from '@member/api-client'
import { Card, useOwnBaht } from '@member/ui'
import { Facts, Since } from './spendingStyle.ts'
import { span } from '../setting/span.ts'
import { t } from './words.ts'

export const PeriodCard = ({
  sum,
  joined,
}: {
  sum: SpendingSum
  /** Time of the registration, where "all time" starts; undefined until loaded. */
  joined: string | undefined
}) => {
  const ownBaht = useOwnBaht()
  const baht = (amount: number) => ownBaht(amount, { unit: true })
  const since = sum.since ?? joined
  const difference = { baht: baht(Math.abs(sum.net)) }
  return (
    <Card as="li">
      <h3>{t.period[sum.period]}</h3>
      {since ? <Since>{t.since({ day: since })}</Since> : null}
      <Facts>
        <div>
          <dt>{t.deposited}</dt>
          <dd>{baht(sum.deposited)}</dd>
        </div>
        <div>
          <dt>{t.withdrawn}</dt>
          <dd>{baht(sum.withdrawn)}</dd>
        </div>
        <div>
          <dt>{t.net}</dt>
          <dd>{sum.net === 0 ? t.even : sum.net < 0 ? t.more(difference) : t.less(difference)}</dd>
        </div>
        <div>
          <dt>{t.played}</dt>
          <dd>{span(sum.playedMinutes)}</dd>
        </div>
      </Facts>
    </Card>
  )
}
