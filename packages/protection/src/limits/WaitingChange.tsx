import type { PlayLimit, WaitingLimit } from '@member/api-client'
import { isInFlight } from '@member/commands'
import { Button, CommandMessage, Row, Stack, toast } from '@member/ui'
import styled from '@emotion/styled'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { leaveSettledAtom, settleLimitAtom } from './limitsAtom.ts'
import { t } from './words.ts'

const Box = styled.div`
  margin: 12px 0;
  padding: 12px 16px;
  border-radius: var(--radius-m);
  background: var(--info-soft);
`

type Props = { limit: Pick<PlayLimit, 'kind' | 'period'>; waiting: WaitingLimit }

/** A pending change of a limit: from when it can be confirmed, with buttons to cancel or confirm it. */
export const WaitingChange = ({ limit: { kind, period }, waiting }: Props) => {
  const { amount, readyAt, lapsesAt, isReady } = waiting
  const [command, settle] = useAtom(settleLimitAtom)
  const leave = useSetAtom(leaveSettledAtom)
  useEffect(() => leave, [leave])
  const busy = isInFlight(command)
  const press = async (isWanted: boolean) => {
    const { status } = await settle({ kind, period, isWanted })
    if (status === 'done') void toast(isWanted ? t.done : t.waits.kept)
  }
  return (
    <Box>
      <Stack space={2}>
        <div>
          <strong>{amount === null ? t.waits.none : t.waits.more({ amount })}</strong>
          <p>{isReady ? t.waits.lapses({ time: lapsesAt }) : t.waits.ready({ time: readyAt })}</p>
          <p>{t.waits.until}</p>
        </div>
        <CommandMessage command={command} done={t.done} />
        <Row space={2}>
          <Button small variant="primary" busy={busy} onClick={() => void press(false)}>
            {t.waits.keep}
          </Button>
          {isReady ? (
            <Button small busy={busy} onClick={() => void press(true)}>
              {t.waits.confirm}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </Box>
  )
}
