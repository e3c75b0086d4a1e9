import styled from '@emotion/styled'
import type { AffiliateBonus, AffiliateCode } from '@member/api-client'
import { Card, desktop, OwnMoney, Stack } from '@member/ui'
import { Figures } from '../play/PlaysLeft.tsx'
import { t } from './words.ts'
import { WithdrawEarnings } from './WithdrawEarnings.tsx'

const Label = styled.h2`
  color: var(--text-muted);
  font-family: var(--font-body);
  font-size: 0.9375rem;
  font-weight: 400;
`

// In the side column a row each, so that the figures are aligned.
const Sums = styled(Figures)`
  ${desktop} {
    & > div {
      flex-basis: 100%;
      display: flex;
      align-items: baseline;
      justify-content: space-between;
    }
  }
`

export const Earnings = ({ code, bonus }: { code: AffiliateCode; bonus: AffiliateBonus }) => (
  <Card aria-label={t.earnings.title}>
    <Stack>
      <div>
        <Label>{t.earnings.balance}</Label>
        <OwnMoney changing baht={code.balance} scale="xl" tone="brand" />
      </div>
      <Sums>
        <div>
          <dt>{t.earnings.total}</dt>
          <dd>
            <OwnMoney baht={bonus.total_bonus} />
          </dd>
        </div>
        <div>
          <dt>{t.earnings.withdrawn}</dt>
          <dd>
            <OwnMoney baht={code.withdraw} />
          </dd>
        </div>
        <div>
          <dt>{t.earnings.people}</dt>
          <dd>{t.earnings.count({ people: code.downline })}</dd>
        </div>
      </Sums>
      <WithdrawEarnings balance={code.balance} least={bonus.minWithdraw} />
    </Stack>
  </Card>
)
