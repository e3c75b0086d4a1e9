import styled from '@emotion/styled'
import {
  Card,
  Columns,
  desktop,
  Eye,
  Loaded,
  LoadingWord,
  Page,
  Section,
  Skeleton,
  Stack,
  TallSkeleton,
  OwnMoney,
  useBriefWait,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { isOnBreakAtom } from '../play/play.ts'
import { affiliateBonusAtom, affiliateCodeAtom, downlineAtom } from './affiliate.ts'
import { DownlineList } from './DownlineList.tsx'
import { PeriodBonus } from './PeriodBonus.tsx'
import { ShareCard } from './ShareCard.tsx'
import { t } from './words.ts'
import type { AffiliateBonus, AffiliateCode } from '@member/api-client'
import { FigureRows } from '../play/PlaysLeft.tsx'
import { WithdrawEarnings } from './WithdrawEarnings.tsx'

const Label = styled.h2`
  color: var(--text-muted);
  font-family: var(--font-body);
  font-size: 0.9375rem;
  font-weight: 400;
`

const Earnings = ({ code, bonus }: { code: AffiliateCode; bonus: AffiliateBonus }) => (
  <Card aria-label={t.earnings.title}>
    <Stack>
      <div>
        <Label>{t.earnings.balance}</Label>
        <OwnMoney changing baht={code.balance} scale="xl" tone="brand" />
      </div>
      <FigureRows>
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
      </FigureRows>
      <WithdrawEarnings balance={code.balance} least={bonus.minWithdraw} />
    </Stack>
  </Card>
)

export interface AffiliateScreenProps {
  /** Path of the registration screen, to which the code is appended, such as `/aff/`. */
  invitePath: string
  back?: string | undefined
}

// On a desktop link and period are on the left, earnings and friends on the right, each as high as it is: only the
// middle row stretches.
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  ${desktop} {
    grid-template: auto 1fr auto / minmax(0, 1fr) var(--rail);
    grid-column-gap: 32px;
    align-items: start;
    & > div:nth-of-type(2) {
      grid-area: 1 / 2 / span 2;
    }
    & > section:first-of-type {
      grid-area: 2 / 1 / span 2;
    }
    & > section:nth-of-type(2) {
      grid-area: 3 / 2;
    }
  }
`

export const AffiliateScreen = ({ invitePath, back }: AffiliateScreenProps) => {
  const code = useAtomValue(affiliateCodeAtom)
  const bonus = useAtomValue(affiliateBonusAtom)
  // Requested at once, although the list comes after code and bonus.
  useAtomValue(downlineAtom)
  const isOnBreak = useAtomValue(isOnBreakAtom)
  const { isWaiting } = useBriefWait(bonus.isPending)
  const earnings = (
    <Stack>
      {code.data ? (
        <Loaded query={bonus} skeleton={<Card>{earningsBones}</Card>}>
          {(earned) => <Earnings code={code.data} bonus={earned} />}
        </Loaded>
      ) : isOnBreak ? (
        // Otherwise its failure is shown in place of the link.
        <Loaded query={code}>{() => null}</Loaded>
      ) : null}
    </Stack>
  )
  const byPeriod = (
    <Section title={t.bonus.title}>
      <PeriodBonus />
    </Section>
  )
  const friends = (
    <Section title={t.downline.title}>
      <DownlineList />
    </Section>
  )
  const rate = bonus.data?.commissionRate
  return (
    <Page title={t.title} intro={isOnBreak ? t.introAway : undefined} back={back} action={<Eye />}>
      {code.isPending || isWaiting ? (
        <Waiting />
      ) : isOnBreak ? (
        <Columns
          main={
            <>
              {earnings}
              {byPeriod}
            </>
          }
          side={friends}
        />
      ) : (
        <Grid>
          <Stack>
            <Loaded query={code}>
              {(mine) => <ShareCard code={mine.code} invitePath={invitePath} rate={rate} />}
            </Loaded>
          </Stack>
          {earnings}
          {byPeriod}
          {friends}
        </Grid>
      )}
    </Page>
  )
}

const earningsBones = (
  <Stack>
    <Skeleton width="60%" height={64} />
    <Skeleton height={48} />
    <Skeleton height={160} />
  </Stack>
)

const Waiting = () => (
  <TallSkeleton aria-busy="true">
    <LoadingWord />
    <Card>
      <Stack>
        <Skeleton width="40%" height={24} />
        <Skeleton height={166} />
      </Stack>
    </Card>
  </TallSkeleton>
)
