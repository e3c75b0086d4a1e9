import { playLimitAtom } from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { formatTime, useOwnBaht } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { t } from './words.ts'
import { netResultAtom, turnoverAtom } from './netResult.ts'

const Strip = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: repeat(2, auto);
  grid-column-gap: 12px;
  justify-content: space-between;
  padding: 4px 16px;
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);
  color: var(--text-muted);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  /* Pairs on a phone, the second right-aligned. The first item is the time of day. */
  & > span:nth-of-type(odd) {
    text-align: right;
  }
  @media (min-width: 720px) {
    display: flex;
  }
`

/** Result of a game, green for a gain. */
const Result = styled.strong<{ isGain: boolean }>`
  color: var(${({ isGain }) => (isGain ? '--ok' : '--text')});
  font-weight: 600;
`

const two = (count: number) => String(count).padStart(2, '0')

const elapsed = (ms: number) => {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** Strip over a game: time of day, time played, results of game and session, limits, turnover. */
export const Clock = ({ since, result }: { since: string | undefined; result?: number | undefined }) => {
  const net = useAtomValue(netResultAtom)
  const turnover = useAtomValue(turnoverAtom)
  const limit = useAtomValue(playLimitAtom)
  const baht = useOwnBaht()
  const [opened] = useState(serverNow)
  const [now, setNow] = useState(opened)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [])
  // The server's clock is known to about a second: a new game must not start in the future.
  const start = since === undefined ? opened : Math.min(opened, Date.parse(since))
  return (
    <Strip role="group" aria-label={t.shell.clock}>
      <time>{formatTime(now)}</time>
      <span>
        {t.shell.open} {elapsed(now - start)}
      </span>
      {result === undefined ? null : (
        <span>
          {t.shell.result} <Result isGain={result > 0}>{baht(result, { sign: true })}</Result>
        </span>
      )}
      {net === undefined ? null : (
        <span>
          {t.shell.net} {baht(net, { sign: true })}
        </span>
      )}
      {limit ? (
        <span>
          {t.shell.left[limit.kind === 'LOSS' ? 'LOSS' : 'STAKE']} {baht(limit.left)}
        </span>
      ) : null}
      {turnover === undefined ? null : (
        <span>
          {t.shell.bonus} {baht(turnover.played, { short: true })}/{baht(turnover.asked, { short: true })}
        </span>
      )}
    </Strip>
  )
}
