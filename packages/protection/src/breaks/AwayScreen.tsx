import { LinkButton, Page, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { AwayCard } from './AwayCard.tsx'
import { awayAtom } from './breaks.ts'
import { th } from './th.ts'

export interface AwayScreenProps {
  withdrawLink: string
  historyLink: string
  contactLink: string
  safeLink: string
}

/** In the place of every screen that is play, pays for it or leads to it. */
export const AwayScreen = ({ withdrawLink, historyLink, contactLink, safeLink }: AwayScreenProps) => {
  const away = useAtomValue(awayAtom)
  if (!away) return null
  return (
    <Page narrow title={th.away.title[away.kind]}>
      <Stack>
        <AwayCard away={away} />
        <LinkButton wide to={withdrawLink} variant="primary" icon="withdraw">
          {th.away.withdraw}
        </LinkButton>
        <LinkButton wide to={historyLink} icon="history">
          {th.away.history}
        </LinkButton>
        <LinkButton wide to={contactLink} icon="contact">
          {th.away.contact}
        </LinkButton>
        <LinkButton wide to={safeLink} icon="shield">
          {th.away.safe}
        </LinkButton>
      </Stack>
    </Page>
  )
}
