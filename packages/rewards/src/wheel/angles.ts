const whole = (angle: number) => ((angle % 360) + 360) % 360

/** How far a wheel of `count` segments is turned when the middle of one stands under the pointer. */
export const restOn = (segment: number, count: number): number => whole(-segment * (360 / count))

/** The end of a turn that begins at `from`, goes round at least `rounds` times and rests at `rest`. */
export const endOfTurn = (from: number, rest: number, rounds: number): number =>
  from + rounds * 360 + whole(rest - from)

/** How far an element is turned at this moment of its animation. */
export const angleOf = (element: Element): number => {
  const [, a, b] = /^matrix\(([^,]+),\s*([^,]+),/.exec(getComputedStyle(element).transform) ?? []
  return a === undefined || b === undefined ? 0 : whole((Math.atan2(Number(b), Number(a)) * 180) / Math.PI)
}
