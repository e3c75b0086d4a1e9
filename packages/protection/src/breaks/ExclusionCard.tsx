import type { RunningBreak } from '@member/api-client'
import { Button, Card, Icon, Row, Stack } from '@member/ui'
import { useAtom, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { CommandNews, isPending } from '../setting/CommandNews.tsx'
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
        <CommandNews command={command} done={t.away.asked} />
        {running.mayAskReturn ? (
          <Button busy={isPending(command)} onClick={() => void ask()}>
            {t.away.askReturn}
          </Button>
        ) : null}
      </Stack>
    </Card>
  )
}
