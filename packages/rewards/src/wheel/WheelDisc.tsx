import type { Wheel } from '@member/api-client'
import type { Ref } from 'react'
import { PrizePicture } from '../prize/PrizePicture.tsx'
import { prizeFigure } from '../prize/prizeTypes.ts'
import { Clip, Figure, Name, Piece, Spoke, Turning, Unit, Upright } from './wheelStyle.ts'

const hex = /^#[\da-f]{6}$/i
const house = ['var(--surface-3)', 'var(--surface-2)']

const light = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Luminance at which black and white text have equal contrast, 4.58 to 1. */
const middleLuminance = 0.179

/** Luminance above which black text looks natural. */
const bright = 0.4

const darker = (colour: string) => {
  const share = (middleLuminance / light(colour)) ** (1 / 2.2)
  const parts = [1, 3, 5].map((at) => Math.floor(Number.parseInt(colour.slice(at, at + 2), 16) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Returns a segment's background and a readable text colour; a default for an invalid colour. */
export const segmentColour = (colour: string, place: number): { ground: string; ink: string } => {
  if (!hex.test(colour)) return { ground: house[place % house.length]!, ink: 'var(--text)' }
  const found = light(colour)
  if (found > bright) return { ground: colour, ink: '#000000' }
  return { ground: found > middleLuminance ? darker(colour) : colour, ink: '#ffffff' }
}

const radius = 178

/** Returns the SVG path of one of `count` equal segments, centred at the top. */
const slice = (count: number) => {
  if (count === 1) return `M0-${radius}A${radius} ${radius} 0 11-.01-${radius}z`
  const half = Math.PI / count
  const x = radius * Math.sin(half)
  const y = -radius * Math.cos(half)
  return `M0 0L${-x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}z`
}

/**
 * Returns the place of a label in one of `count` segments, where it fits however the wheel is turned: below its
 * picture, which few enough segments have room for, or alone. `from` is the distance of its centre from the
 * rim (percent of the radius), `broad` its width (percent of the disc's width).
 */
const roomOf = (count: number, isPictured: boolean) => {
  const sine = Math.sin(Math.PI / Math.max(3, count))
  const middle = isPictured ? 86 : 172 / (1 + sine)
  return { from: 100 - middle / 2, broad: Math.min(34, middle * sine * (isPictured ? 0.455 : 0.48)) }
}

/** Distance of a segment's picture from the rim (percent of the radius). */
const pieceFrom = 28.5

/** Text style of a segment that did not win. */
const dimmed = { ink: '#ffffff', dim: true }

export const WheelDisc = ({
  segments,
  angle,
  won,
  ref,
}: {
  segments: Wheel['segments']
  angle: number
  won: string | number | undefined
  ref: Ref<HTMLDivElement>
}) => {
  const count = segments.length
  const step = 360 / count
  const isPictured = count <= 10
  const coloured = segments.map((segment, place) => ({ segment, ...segmentColour(segment.color, place) }))
  return (
    <Clip aria-hidden>
      <Turning ref={ref} angle={angle}>
        <svg viewBox="-200 -200 400 400" width="100%" focusable="false">
          {coloured.map(({ segment, ground }, place) => (
            <path
              key={segment.id}
              d={slice(count)}
              fill={ground}
              opacity={won === undefined || segment.id === won ? 1 : 0.3}
              stroke="#f4d27a"
              strokeWidth="2"
              transform={`rotate(${place * step})`}
            />
          ))}
          <circle r={radius} fill="url(#wheel-depth)" />
          {coloured.map(({ segment }, place) => (
            <circle
              key={segment.id}
              cy={2 - radius}
              r="4.5"
              fill="url(#wheel-gold)"
              transform={`rotate(${(place + 0.5) * step})`}
            />
          ))}
        </svg>
        {coloured.map(({ segment, ink }, place) => {
          const amount = prizeFigure(segment)
          const upright = -angle - place * step
          return (
            <Spoke
              key={segment.id}
              angle={place * step}
              {...(won === undefined || segment.id === won ? { ink } : dimmed)}
            >
              <Upright data-upright={place * step} {...roomOf(count, isPictured)} angle={upright}>
                {amount ? (
                  <>
                    <Figure>{amount.figure}</Figure>
                    {amount.unit ? <Unit>{amount.unit}</Unit> : null}
                  </>
                ) : (
                  <Name>{segment.label}</Name>
                )}
              </Upright>
              {isPictured ? (
                <Upright data-upright={place * step} from={pieceFrom} broad={12} angle={upright}>
                  <Piece>
                    <PrizePicture prize={segment} />
                  </Piece>
                </Upright>
              ) : null}
            </Spoke>
          )
        })}
      </Turning>
    </Clip>
  )
}
