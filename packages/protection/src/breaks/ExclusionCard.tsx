import type { RunningBreak } from '@member/api-client'
import { isInFlight } from '@member/commands'
import { Button, Card, CommandMessage, Icon, Row, Stack } from '@member/ui'
import { useAtom, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { askReturnAtom, leaveReturnAtom } from './breakAtom.ts'
import { lastDayOf } from './lastDayOf.ts'
import { t } from './words.ts'

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
