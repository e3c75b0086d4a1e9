import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../play/play.ts'

const whole = (angle: number) => ((angle % 360) + 360) % 360

/** Returns the rotation (degrees) at which the pointer is in the middle of `segment`. */
export const restOn = (segment: number, count: number): number => whole(-segment * (360 / count))

/** Returns the final rotation (degrees) after at least `rounds` full rounds from `from`, at `rest`. */
export const endOfTurn = (from: number, rest: number, rounds: number): number =>
  from + rounds * 360 + whole(rest - from)

export const angleOf = (element: Element): number => {
  const [, a, b] = /^matrix\(([^,]+),\s*([^,]+),/.exec(getComputedStyle(element).transform) ?? []
  return a === undefined || b === undefined ? 0 : whole((Math.atan2(Number(b), Number(a)) * 180) / Math.PI)
}

export interface Landing {
  /** Id of the draw; the wheel stops only once for each draw. */
  key: string
  segment: number
}

const ease = 'cubic-bezier(0.16, 0.6, 0.12, 1)'
const turned = (angle: number) => ({ transform: `rotate(${angle}deg)` })

/**
 * Animates the disc's rotation (degrees) while its labels stay upright. Returns the main animation and a
 * function that cancels all.
 */
function turn(disc: HTMLElement, from: number, to: number, timing: KeyframeAnimationOptions) {
  const main = disc.animate([turned(from), turned(to)], timing)
  const labels = Array.from(disc.querySelectorAll<HTMLElement>('[data-upright]'), (label) => {
    const place = Number(label.dataset['upright'])
    return label.animate([turned(-from - place), turned(-to - place)], timing)
  })
  return { main, cancel: () => [main, ...labels].forEach((one) => one.cancel()) }
}

/**
 * Spins the wheel while the server draws, then stops at the drawn segment and calls `onLanded`. Returns the ref
 * of the disc and its rotation at rest (degrees).
 */
export function useTurning({
  drawing,
  landing,
  count,
  onLanded,
}: {
  drawing: boolean
  landing: Landing | undefined
  count: number
  onLanded: (key: string) => void
}) {
  const disc = useRef<HTMLDivElement>(null)
  const [rest, setRest] = useState(0)
  const at = useRef(0)
  const landed = useRef(onLanded)
  useEffect(() => {
    landed.current = onLanded
  })

  useEffect(() => {
    const element = disc.current
    if (!drawing || !element || prefersReducedMotion()) return undefined
    const round = turn(element, at.current, at.current + 360, {
      duration: 760,
      iterations: Infinity,
    })
    return () => {
      at.current = angleOf(element)
      setRest(at.current)
      round.cancel()
    }
  }, [drawing])

  const { key, segment = 0 } = landing ?? {}
  useEffect(() => {
    const element = disc.current
    if (key === undefined || !element) return undefined
    const goal = restOn(segment, count)
    const finish = () => {
      at.current = goal
      setRest(goal)
      landed.current(key)
    }
    if (prefersReducedMotion()) {
      finish()
      return undefined
    }
    const ending = turn(element, at.current, endOfTurn(at.current, goal, 4), {
      duration: 5000,
      easing: ease,
      fill: 'forwards',
    })
    ending.main.onfinish = finish
    return () => ending.cancel()
  }, [key, segment, count])

  return { disc, rest }
}
