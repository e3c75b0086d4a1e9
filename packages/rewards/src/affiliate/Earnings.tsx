import styled from '@emotion/styled'
import type { AffiliateBonus, AffiliateCode } from '@member/api-client'
import { Card, ChangingMoney, formatCount, Money, Stack } from '@member/ui'
import { Figures } from '../Figures.ts'
import { th } from './th.ts'
import { WithdrawEarnings } from './WithdrawEarnings.tsx'

const Label = styled.h2`
  color: var(--text-muted);
  font-family: var(--font-body);
  font-size: 0.9375rem;
  font-weight: 400;
`

/** What inviting has brought, and the way of it into the credit. */
export const Earnings = ({ code, bonus }: { code: AffiliateCode; bonus: AffiliateBonus }) => (
  <Card aria-label={th.earnings.title}>
    <Stack>
      <div>
        <Label>{th.earnings.balance}</Label>
        <ChangingMoney baht={code.balance} scale="xl" tone="brand" />
      </div>
      <Figures>
        <div>
          <dt>{th.earnings.total}</dt>
          <dd>
            <Money baht={bonus.total_bonus} />
          </dd>
        </div>
        <div>
          <dt>{th.earnings.withdrawn}</dt>
          <dd>
            <Money baht={code.withdraw} />
          </dd>
        </div>
        <div>
          <dt>{th.earnings.people}</dt>
          <dd>{th.earnings.count(formatCount(code.downline))}</dd>
        </div>
      </Figures>
      <WithdrawEarnings balance={code.balance} least={bonus.minWithdraw} />
    </Stack>
  </Card>
)
