import type { LevelState } from '@member/api-client'
import { Card, formatCount, Money, Section } from '@member/ui'
import { Figures } from '../Figures.ts'
import { th } from './th.ts'

/** What the member may withdraw at this level, and what is left of it today. */
export const Limits = ({ state }: { state: LevelState }) => {
  const { withdrawMaxPerDay, withdrawMaxPerTime, withdrawTimesPerDay, withdrawLeft } = state
  return (
    <Section title={th.limits.title}>
      <Card>
        <Figures>
          <div>
            <dt>{th.limits.perDay}</dt>
            <dd>
              {typeof withdrawMaxPerDay === 'number' ? (
                <Money baht={withdrawMaxPerDay} />
              ) : (
                th.limits.unlimited
              )}
            </dd>
          </div>
          {typeof withdrawMaxPerTime === 'number' ? (
            <div>
              <dt>{th.limits.perTime}</dt>
              <dd>
                <Money baht={withdrawMaxPerTime} />
              </dd>
            </div>
          ) : null}
          {withdrawLeft.amount === null ? null : (
            <div>
              <dt>{th.limits.left}</dt>
              <dd>
                <Money baht={withdrawLeft.amount} />
              </dd>
            </div>
          )}
          <div>
            <dt>{th.limits.times}</dt>
            <dd>{th.limits.timesOf(formatCount(withdrawLeft.times), formatCount(withdrawTimesPerDay))}</dd>
          </div>
        </Figures>
      </Card>
    </Section>
  )
}
