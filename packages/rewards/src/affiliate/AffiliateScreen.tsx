import { Card, Eye, Loaded, Page, Section, Skeleton, Stack, TallSkeleton } from '@member/ui'
import { useAtomValue } from 'jotai'
import { isOnBreakAtom } from '../play/isOnBreak.ts'
import { affiliateBonusAtom, affiliateCodeAtom } from './affiliate.ts'
import { DownlineList } from './DownlineList.tsx'
import { Earnings } from './Earnings.tsx'
import { PeriodBonus } from './PeriodBonus.tsx'
import { ShareCard } from './ShareCard.tsx'
import { t } from './words.ts'

export interface AffiliateScreenProps {
  /** Path of the registration screen, to which the code is appended, such as `/aff/`. */
  invitePath: string
  back?: string | undefined
}

export const AffiliateScreen = ({ invitePath, back }: AffiliateScreenProps) => {
  const code = useAtomValue(affiliateCodeAtom)
  const bonus = useAtomValue(affiliateBonusAtom)
  const rate = bonus.data?.commissionRate
  const isOnBreak = useAtomValue(isOnBreakAtom)
  return (
    <Page
      title={t.title}
      intro={isOnBreak ? t.introAway : rate === undefined ? t.intro : t.introRate({ rate })}
      back={back}
      action={<Eye />}
      rail={
        <Section title={t.downline.title}>
          <DownlineList />
        </Section>
      }
    >
      <Loaded query={code} skeleton={<Waiting />}>
        {(mine) => (
          <Stack>
            {isOnBreak ? null : <ShareCard code={mine.code} invitePath={invitePath} />}
            <Loaded query={bonus} skeleton={<Waiting />}>
              {(earned) => <Earnings code={mine} bonus={earned} />}
            </Loaded>
          </Stack>
        )}
      </Loaded>
      <Section title={t.bonus.title}>
        <PeriodBonus />
      </Section>
    </Page>
  )
}

const Waiting = () => (
  <TallSkeleton>
    <Card>
      <Stack>
        <Skeleton width="40%" height={24} />
        <Skeleton height={166} />
      </Stack>
    </Card>
  </TallSkeleton>
)
