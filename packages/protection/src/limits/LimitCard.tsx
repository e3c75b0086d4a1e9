import type { PlayLimit } from '@member/api-client'
import { isInFlight, RESET } from '@member/commands'
import { Button, CommandMessage, confirm, Dotted, Row, StatusChip, toast } from '@member/ui'
import styled from '@emotion/styled'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { removeLimitAtom } from './limitsAtom.ts'
import { useLimitWords } from './useLimitWords.ts'
import { t } from './words.ts'
import { WaitingChange } from './WaitingChange.tsx'

const Root = styled.li`
  padding: 16px 0;
  border-top: 1px solid var(--border);
  & > p {
    margin-top: 8px;
    color: var(--text-muted);
  }
`

const Meter = styled.div`
  height: 12px;
  margin-top: 8px;
  overflow: hidden;
  border: 1px solid var(--border-strong);
  border-radius: 6px;
  & > div {
    height: 100%;
    background: var(--brand-strong);
  }
`

/** Returns the used share of the limit in percent, 0 to 100. */
const share = (used: number, amount: number) => Math.max(0, Math.min(100, (used / amount) * 100))

export const LimitCard = ({ limit, amount }: { limit: PlayLimit; amount: number }) => {
  const { kind, period, used, left, waiting } = limit
  const words = useLimitWords()(limit)
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
        <StatusChip tone={left === 0 ? 'warn' : 'ok'}>{words.left}</StatusChip>
      </Row>
      <Meter aria-hidden>
        <div style={{ width: `${share(used, amount)}%` }} />
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
        <Button
          small
          variant="quiet"
          busy={isInFlight(command)}
          aria-label={t.removeOf({ limit: name })}
          onClick={() => void remove()}
        >
          {t.remove}
        </Button>
      )}
    </Root>
  )
}
