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
