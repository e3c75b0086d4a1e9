import type { PlayLimit } from '@member/api-client'
import { Button, confirm, formatBaht, formatDateTime, Row, StatusChip } from '@member/ui'
import styled from '@emotion/styled'
import { useAtom, useSetAtom } from 'jotai'
import { underWay } from '../OrderNews.tsx'
import { setLimitAtom } from './limits.ts'
import { th } from './th.ts'
import { WaitingChange } from './WaitingChange.tsx'

const baht = (amount: number) => formatBaht(amount, { unit: true, short: true })

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

/** How much of the bar is filled: between none and all. */
const share = (used: number, amount: number) => Math.max(0, Math.min(100, (used / amount) * 100))

/** One limit: set, used, left, when it starts anew, and the change that waits. */
export const LimitCard = ({ limit, amount }: { limit: PlayLimit; amount: number }) => {
  const { kind, period, used, left, endsAt, waiting } = limit
  const [order] = useAtom(setLimitAtom)
  const set = useSetAtom(setLimitAtom)
  const name = `${th.kind[kind]}${th.period[period]}`
  const remove = async () => {
    const { title, text, ok } = th.removing
    if ((await confirm({ title, text, okLabel: ok })) === 'confirmed')
      await set({ kind, period, amount: null })
  }
  return (
    <Root aria-label={name}>
      <Row justify="between" space={2}>
        <strong>{name}</strong>
        {left === 0 ? (
          <StatusChip tone="warn">{th.reached}</StatusChip>
        ) : (
          <StatusChip tone="ok">{th.left(baht(left ?? amount))}</StatusChip>
        )}
      </Row>
      <Meter aria-hidden>
        <div style={{ width: `${share(used, amount)}%` }} />
      </Meter>
      <p>
        {used < 0 ? th.won(baht(-used), baht(amount)) : th.used(baht(used), baht(amount))}
        {' · '}
        {th.ends(formatDateTime(endsAt))}
      </p>
      {waiting ? <WaitingChange limit={limit} waiting={waiting} /> : null}
      {waiting?.amount === null ? null : (
        <Button
          small
          variant="quiet"
          busy={underWay(order)}
          aria-label={th.removeOf(name)}
          onClick={() => void remove()}
        >
          {th.remove}
        </Button>
      )}
    </Root>
  )
}
