import styled from '@emotion/styled'
import type { AffiliateBonus, AffiliateCode } from '@member/api-client'
import { Card, OwnMoney, Stack } from '@member/ui'
import { Figures } from '../play/Figures.ts'
import { t } from './words.ts'
import { WithdrawEarnings } from './WithdrawEarnings.tsx'

const Label = styled.h2`
  color: var(--text-muted);
  font-family: var(--font-body);
  font-size: 0.9375rem;
  font-weight: 400;
`

export const Earnings = ({ code, bonus }: { code: AffiliateCode; bonus: AffiliateBonus }) => (
  <Card aria-label={t.earnings.title}>
    <Stack>
      <div>
        <Label>{t.earnings.balance}</Label>
        <OwnMoney changing baht={code.balance} scale="xl" tone="brand" />
      </div>
      <Figures>
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
      </Figures>
      <WithdrawEarnings balance={code.balance} least={bonus.minWithdraw} />
    </Stack>
  </Card>
)
