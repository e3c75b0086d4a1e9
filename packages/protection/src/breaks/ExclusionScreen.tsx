import { LinkButton, Page, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { ExclusionCard } from './ExclusionCard.tsx'
import { exclusionAtom } from './breakAtom.ts'
import { t } from './words.ts'

export interface ExclusionScreenProps {
  withdrawLink: string
  historyLink: string
  contactLink: string
  safeLink: string
}

/** In the place of every screen that is play, pays for it or leads to it. */
export const ExclusionScreen = ({
  withdrawLink,
  historyLink,
  contactLink,
  safeLink,
}: ExclusionScreenProps) => {
  const away = useAtomValue(exclusionAtom)
  if (!away) return null
  return (
    <Page narrow title={t.away.title[away.kind]}>
      <Stack>
        <ExclusionCard away={away} />
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
      </Stack>
    </Page>
  )
}
