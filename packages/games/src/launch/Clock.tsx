import { formatTime } from '@member/ui'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { th } from '../th.ts'

const Time = styled.time`
  flex: none;
  margin-left: 14px;
  color: var(--text-muted);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`

/** The time of day: whoever plays should see it (player protection). */
export const Clock = () => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000)
    return () => clearInterval(timer)
  }, [])
  return <Time aria-label={`${th.shell.clock} ${formatTime(now)}`}>{formatTime(now)}</Time>
}
