import type { Wheel } from '@member/api-client'
import type { Ref } from 'react'
import { PrizePicture } from '../prize/PrizePicture.tsx'
import { prizeFigure } from '../prize/prizeName.ts'
import { segmentColour } from './segmentColour.ts'
import { Figure, Name, Piece, Spoke, Turning, Unit, Clip } from './wheelStyle.ts'

const radius = 178

/** A segment around its vertical axis. */
const slice = (count: number) => {
  if (count === 1) return `M0-${radius}A${radius} ${radius} 0 11-.01-${radius}z`
  const half = Math.PI / count
  const x = radius * Math.sin(half)
  const y = -radius * Math.cos(half)
  return `M0 0L${-x} ${y}A${radius} ${radius} 0 ${count === 1 ? 1 : 0} 1 ${x} ${y}z`
}

/** Width of a label, in percent of the wheel. */
const breadth = (count: number) => Math.min(34, 71 * Math.sin(Math.PI / Math.max(3, count)))

/** The part that turns: the operator's segments in their colours, each with its prize. */
export const WheelDisc = ({
  segments,
  angle,
  ref,
}: {
  segments: Wheel['segments']
  angle: number
  ref: Ref<HTMLDivElement>
}) => {
  const count = segments.length
  const step = 360 / count
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
              stroke="#f4d27a"
              strokeWidth="2"
              transform={`rotate(${place * step})`}
            />
          ))}
          <circle r={radius} fill="url(#wheel-depth)" />
          {coloured.map(({ segment }, place) => (
            <circle
              key={segment.id}
              cy={3 - radius}
              r="4"
              fill="#f4d27a"
              transform={`rotate(${(place + 0.5) * step})`}
            />
          ))}
        </svg>
        {coloured.map(({ segment, ink }, place) => {
          const amount = prizeFigure(segment)
          return (
            <Spoke key={segment.id} angle={place * step} broad={breadth(count)} ink={ink}>
              {amount ? (
                <>
                  <Figure>{amount.figure}</Figure>
                  <Unit>{amount.unit}</Unit>
                </>
              ) : (
                <Name>{segment.label}</Name>
              )}
              {count <= 10 ? (
                <Piece>
                  <PrizePicture prize={segment} />
                </Piece>
              ) : null}
            </Spoke>
          )
        })}
      </Turning>
    </Clip>
  )
}
