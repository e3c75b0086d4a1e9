import styled from '@emotion/styled'
import { Card, OwnMoney } from '@member/ui'
import type { LockedMoney as Locked } from '@member/api-client'
import { t } from './words.ts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: 4px;
`

const Title = styled.h2`
  margin-right: 12px;
  font-size: 1rem;
  font-weight: 500;
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

export const LockedCard = ({ kept }: { kept: Locked }) => {
  const { amount, reason, until, limit } = kept
  return (
    <Card aria-label={t.title}>
      <Head>
        <Title>{t.title}</Title>
        <OwnMoney baht={amount} scale="l" />
      </Head>
      <p>{limit ? t.limit[limit.period]({ amount: limit.amount }) : t.why[reason]}</p>
      {until === null ? null : (
        <p>
          <time dateTime={until}>{limit ? t.newPeriod({ time: until }) : t.until({ time: until })}</time>
        </p>
      )}
      <Small>{t.own}</Small>
    </Card>
  )
}
