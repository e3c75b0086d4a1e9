import { useEffect, useRef, useState } from 'react'
import { Money, type MoneyProps } from './Money.tsx'

const still = () => typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches

interface CountUpProps extends MoneyProps {
  duration?: number
  /** Where it begins when it first appears; without it, it appears at rest. */
  from?: number
}

/** An amount that counts to its new value when it changes; readers hear only where it ends. */
export const CountUp = ({ baht, duration = 900, from: first = baht, ...money }: CountUpProps) => {
  const [shown, setShown] = useState(first)
  const at = useRef(first)
  useEffect(() => {
    const from = at.current
    if (from === baht) return undefined
    let frame = 0
    const start = performance.now()
    const step = (now: number) => {
      const part = still() ? 1 : Math.min(1, Math.max(0, (now - start) / duration))
      at.current = part === 1 ? baht : from + (baht - from) * (1 - (1 - part) ** 3)
      setShown(at.current)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [baht, duration])
  return <Money {...money} baht={shown} spoken={baht} />
}
