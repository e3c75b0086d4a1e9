import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { Money, type MoneyProps } from './Money.tsx'

/** Time that the difference is shown. */
const shownFor = 6_000

const Beside = styled.span`
  margin-left: 10px;
`

/**
 * An amount that changes: the old one, then the new one, and never a figure between that was not true. What it changed by
 * stands beside it for a while, where there is room.
 */
export const ChangingMoney = ({ baht, scale = 'm', ...money }: MoneyProps) => {
  const known = useRef(baht)
  const [change, setChange] = useState<number>()
  useEffect(() => {
    const difference = Math.round((baht - known.current) * 100) / 100
    known.current = baht
    if (difference === 0) return undefined
    setChange(difference)
    const timer = setTimeout(() => setChange(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [baht])
  return (
    <>
      <Money {...money} scale={scale} baht={baht} />
      {change !== undefined && scale !== 'm' ? (
        <Beside>
          <Money baht={change} sign unit={false} tone={change > 0 ? 'in' : 'out'} />
        </Beside>
      ) : null}
    </>
  )
}
