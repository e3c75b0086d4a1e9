import { LinkButton, Page, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { HelpLine } from '../setting/HelpLine.tsx'
import { ExclusionCard } from './ExclusionCard.tsx'
import { exclusionAtom } from './breakAtom.ts'
import { t } from './words.ts'

export type ShutPlace = 'home' | 'deposit' | 'play' | 'events'

export interface ExclusionScreenProps {
  place: ShutPlace
  credit: ReactNode
  withdrawLink: string
  historyLink: string
  contactLink: string
  safeLink: string
}

/** Replaces screens of play or deposits during a break. */
export const ExclusionScreen = ({
  place,
  credit,
  withdrawLink,
  historyLink,
  contactLink,
  safeLink,
}: ExclusionScreenProps) => {
  const exclusion = useAtomValue(exclusionAtom)
  if (!exclusion) return null
  const isHome = place === 'home'
  return (
    <Page narrow title={isHome ? t.away.title[exclusion.kind] : t.away.shut[place][exclusion.kind]}>
      <Stack>
        {isHome ? credit : null}
        <ExclusionCard running={exclusion}>{isHome ? null : <p>{t.away.means[place]}</p>}</ExclusionCard>
        <LinkButton wide to={withdrawLink} variant="primary" icon="withdraw">
          {t.away.withdraw}
        </LinkButton>
        <LinkButton wide to={historyLink} icon="history">
          {t.away.history}
        </LinkButton>
        <LinkButton wide to={contactLink} icon="contact">
          {t.away.contact}
        </LinkButton>
        <LinkButton wide to={safeLink} icon="shield">
          {t.away.safe}
        </LinkButton>
        {isHome ? <HelpLine /> : null}
      </Stack>
    </Page>
  )
}
