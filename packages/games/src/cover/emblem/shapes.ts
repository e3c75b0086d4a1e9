/** A path (`d`) of an emblem and its paint. */
export type Shape = readonly [paint: string, d: string]
export type Emblem = readonly Shape[]

export const shade = 'url(#paint-shade)'
export const gold = 'url(#paint-gold)'
export const fire = 'url(#paint-fire)'
export const red = 'url(#paint-bad)'
export const blue = 'url(#paint-info)'
export const green = 'url(#paint-ok)'
export const steel = 'url(#paint-steel)'
export const paper = 'url(#paint-paper)'
export const night = 'url(#paint-night)'
export const brand = 'url(#paint-brand)'
export const ink = '#23131f'
export const dim = 'rgba(0,0,0,.3)'
export const gleam = 'rgba(255,255,255,.45)'

export const ellipse = (x: number, y: number, across: number, down: number) =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`

export const disc = (x: number, y: number, radius: number) => ellipse(x, y, radius, radius)

/** Joins two mirrored paths: calls `draw` with -1 for the left side and 1 for the right. */
export const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1)

/** Returns the path of a polygon centred on (0, `y`); a star if `inner` is smaller than `outer`. */
export const star = (points: number, outer: number, inner: number, y = 0) => {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const turn = (Math.PI * corner) / points - Math.PI / 2
    const far = corner % 2 === 0 ? outer : inner
    return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn) + y).toFixed(1)}`
  })
  return `M${corners.join('L')}z`
}
