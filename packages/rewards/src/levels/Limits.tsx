import type { LevelState } from '@member/api-client'
import { Card, Money, OwnMoney, Section } from '@member/ui'
import { Figures } from '../play/Figures.ts'
import { t } from './words.ts'

export const Limits = ({ state }: { state: LevelState }) => {
  const { withdrawMaxPerDay, withdrawMaxPerTime, withdrawTimesPerDay, withdrawLeft } = state
  return (
    <Section title={t.limits.title}>
      <Card>
        <Figures>
          <div>
            <dt>{t.limits.perDay}</dt>
            <dd>
              {typeof withdrawMaxPerDay === 'number' ? (
                <Money baht={withdrawMaxPerDay} />
              ) : (
                t.limits.unlimited
              )}
            </dd>
          </div>
          {typeof withdrawMaxPerTime === 'number' ? (
            <div>
              <dt>{t.limits.perTime}</dt>
              <dd>
                <Money baht={withdrawMaxPerTime} />
              </dd>
            </div>
          ) : null}
          {withdrawLeft.amount === null ? null : (
            <div>
              <dt>{t.limits.left}</dt>
              <dd>
                <OwnMoney baht={withdrawLeft.amount} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t.limits.times}</dt>
            <dd>{t.limits.timesOf({ left: withdrawLeft.times, all: withdrawTimesPerDay })}</dd>
          </div>
        </Figures>
      </Card>
    </Section>
  )
}
