import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { t } from '../language/words.ts'

const Figures = styled.span`
  font-variant-numeric: tabular-nums;
`

const pad = (figure: number) => String(figure).padStart(2, '0')

/** Formats seconds as "04:59", or as "1:04:59" from an hour on. */
export const clock = (seconds: number): string => {
  const hours = Math.floor(seconds / 3600)
  const rest = `${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** Countdown to a time (ISO, ms or Date); calls `onEnd` once. */
export const Countdown = ({ until, onEnd }: { until: string | number | Date; onEnd?: () => void }) => {
  const end = new Date(until).getTime()
  const secondsLeft = () => Math.max(0, Math.ceil((end - Date.now()) / 1000))
  const [left, setLeft] = useState(secondsLeft)
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })
  useEffect(() => {
    const look = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      ended.current?.()
    }
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [end])
  return (
    <Figures role="timer" aria-label={t.countdown.left({ text: clock(left) })}>
      {clock(left)}
    </Figures>
  )
}
