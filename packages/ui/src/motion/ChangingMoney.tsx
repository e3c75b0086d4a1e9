import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { Money, type MoneyProps } from './Money.tsx'
import { settle } from '../theme/scale.ts'

/** Time (ms) that the difference is shown. */
const shownFor = 6_000

const rise = keyframes`from { opacity: 0; transform: translateY(45%); }`
const sink = keyframes`from { opacity: 0; transform: translateY(-45%); }`

const Rolled = styled.span<{ by: number | undefined }>`
  display: inline-block;
  animation: ${({ by = 0 }) => (by > 0 ? rise : by < 0 ? sink : 'none')} 0.45s ${settle};
`

const Beside = styled.span`
  display: inline-block;
  margin-left: 10px;
`

const Words = styled.span`
  margin-right: 6px;
  color: var(--text-muted);
  font-size: 0.875rem;
`

/** What `ChangingMoney` shows instead of the difference; null shows nothing, undefined the difference. */
export type ShownChange = { by: number; words: string } | null | undefined

/** Amount whose new value rolls in. The difference is shown for six seconds, except at scale `m`. */
export const ChangingMoney = ({
  baht,
  scale = 'm',
  shownChange,
  ...money
}: MoneyProps & { shownChange?: ShownChange }) => {
  const [known, setKnown] = useState(baht)
  const [change, setChange] = useState<{ by: number; words?: string } | null>()
  if (baht !== known) {
    setKnown(baht)
    setChange(shownChange === undefined ? { by: Math.round((baht - known) * 100) / 100 } : shownChange)
  }
  useEffect(() => {
    if (!change) return undefined
    const timer = setTimeout(() => setChange(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [change])
  return (
    <>
      <Rolled key={baht} by={change?.by}>
        <Money {...money} scale={scale} baht={baht} />
      </Rolled>
      {change && scale !== 'm' ? (
        <Beside>
          {change.words ? <Words>{change.words}</Words> : null}
          <Money baht={change.by} sign unit={false} tone={change.by > 0 ? 'in' : 'out'} />
        </Beside>
      ) : null}
    </>
  )
}
