import type { PlayLimit, WaitingLimit } from '@member/api-client'
import { isInFlight, RESET } from '@member/commands'
import { Button, CommandMessage, confirm, Dotted, Row, StatusChip, toast, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { useAtom, useSetAtom } from 'jotai'
import { useState, useEffect } from 'react'
import { removeLimitAtom, leaveSettledAtom, settleLimitAtom } from './changeLimit.ts'
import { useLimitWords } from './useLimitWords.ts'
import { t } from './words.ts'

const Box = styled.div`
  margin: 12px 0;
  padding: 12px 16px;
  border-radius: var(--radius-m);
  background: var(--info-soft);
`

type Props = { limit: Pick<PlayLimit, 'kind' | 'period'>; waiting: WaitingLimit }

/** A pending change of a limit: from when it can be confirmed, with buttons to cancel or confirm it. */
const WaitingChange = ({ limit: { kind, period }, waiting }: Props) => {
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

const Root = styled.li`
  padding: 16px 0;
  border-top: 1px solid var(--border);
  & > p {
    margin-top: 8px;
    color: var(--text-muted);
  }
`

// Aligned with the text above.
const Remove = styled(Button)`
  margin-left: -15px;
  color: var(--text-muted);
  font-weight: 400;
`

const Meter = styled.div<{ isNearlyFull: boolean }>`
  height: 12px;
  margin-top: 8px;
  overflow: hidden;
  border: 1px solid var(--border-strong);
  border-radius: 6px;
  & > div {
    height: 100%;
    background: var(--${({ isNearlyFull }) => (isNearlyFull ? 'warn' : 'info')});
  }
`

/** Share of a limit, in percent, from which the member is warned. */
const nearlyFull = 80

/** Returns the used share of the limit in percent, 0 to 100. */
const share = (used: number, amount: number) => Math.max(0, Math.min(100, (used / amount) * 100))

export const LimitCard = ({ limit, amount }: { limit: PlayLimit; amount: number }) => {
  const { kind, period, used, waiting } = limit
  const words = useLimitWords()(limit)
  const usedShare = share(used, amount)
  const isNearlyFull = usedShare >= nearlyFull
  const [command, send] = useAtom(removeLimitAtom)
  const [isPressed, setIsPressed] = useState(false)
  const name = t.name({ kind: t.kind[kind], period: t.each[period] })
  const remove = async () => {
    const { title, text, insteadOfRaise, ok, keep } = t.removing
    const answer = await confirm({
      title: title({ limit: name }),
      figure: t.now({ amount }),
      text: waiting ? `${text} ${insteadOfRaise}` : text,
      okLabel: ok,
      cancelLabel: keep,
    })
    if (answer !== 'confirmed') return
    setIsPressed(true)
    await send(RESET)
    const { status } = await send({ kind, period })
    if (status !== 'done') return
    setIsPressed(false)
    void toast(t.removing.asked)
  }
  return (
    <Root aria-label={name}>
      <Row justify="between" space={2}>
        <strong>{name}</strong>
        {/* Plain while there is room: the neutral chip's minus would read as a sign of the amount. */}
        <StatusChip plain={!isNearlyFull} tone={isNearlyFull ? 'warn' : 'neutral'}>
          {words.left}
        </StatusChip>
      </Row>
      <Meter aria-hidden isNearlyFull={isNearlyFull}>
        <div style={{ width: `${usedShare}%` }} />
      </Meter>
      <p>
        <Dotted>
          {words.used}
          {words.ends}
        </Dotted>
      </p>
      {waiting ? <WaitingChange limit={limit} waiting={waiting} /> : null}
      {isPressed ? <CommandMessage command={command} done={t.removing.asked} /> : null}
      {waiting?.amount === null ? null : (
        <Remove
          small
          variant="quiet"
          busy={isInFlight(command)}
          aria-label={t.removeOf({ limit: name })}
          onClick={() => void remove()}
        >
          {t.remove}
        </Remove>
      )}
    </Root>
  )
}
