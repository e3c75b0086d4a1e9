import { LinkButton, Page, Stack, Button, Card, CommandMessage, Icon, Row } from '@member/ui'
import { useAtomValue, useAtom, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { HelpLine } from '../setting/HelpLine.tsx'
import { exclusionAtom, askReturnAtom, leaveReturnAtom } from './breakAtom.ts'
import { t } from './words.ts'
import type { RunningBreak } from '@member/api-client'
import { isInFlight } from '@member/commands'
import { lastDayOf } from './lastDayOf.ts'

/** Card of the member's break or exclusion: until when, and a button to request a return if allowed. */
export const ExclusionCard = ({
  running,
  heading,
  children,
}: {
  running: RunningBreak
  /** Heading of the card, for a page about more than the break. */
  heading?: ReactNode
  children?: ReactNode
}) => {
  const [command, ask] = useAtom(askReturnAtom)
  const leave = useSetAtom(leaveReturnAtom)
  useEffect(() => leave, [leave])
  return (
    <Card tone="brand">
      <Stack space={3}>
        {heading}
        {children}
        <Row space={2}>
          <Icon name="shield" size={28} />
          <strong>{lastDayOf(running)}</strong>
        </Row>
        <p>{running.mayAskReturn ? t.away.returns : t.away.still}</p>
        <CommandMessage command={command} done={t.away.asked} />
        {running.mayAskReturn ? (
          <Button busy={isInFlight(command)} onClick={() => void ask()}>
            {t.away.askReturn}
          </Button>
        ) : null}
      </Stack>
    </Card>
  )
}

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
