import type { Game } from '@member/api-client'
import { memo, useState } from 'react'
import { gameCard } from '../game/game.ts'
import { coverLook } from './coverLook.ts'
import styled from '@emotion/styled'

export const Box = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: var(--radius-m);
  background-color: #1b1622;
  &::before {
    content: '';
    display: block;
    padding-top: ${gameCard.ratio * 100}%;
  }
`

export const Scene = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
`

export const Backdrop = styled.path`
  fill: #fff;
  fill-rule: evenodd;
  opacity: 0.1;
`

export const Brought = styled.img`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

const Figure = styled.text`
  font-family: var(--font-display);
  font-size: 0.9375rem;
  font-weight: 700;
  text-anchor: middle;
`

const sparkle =
  'M0-10C.8-2.500 2.500-.8 10 0 2.500.8.8 2.500 0 10-.8 2.500-2.500.8-10 0-2.500-.8-.8-2.500 0-10z'

type Covered = Pick<Game, 'gameCode' | 'nameEn' | 'provider' | 'category' | 'image' | 'rank'>

export const GameCover = memo(function GameCover({
  game,
  image,
  isCaptioned = false,
}: {
  game: Covered
  image?: string | undefined
  /** True if text covers the lower part; the emblem is then above it. */
  isCaptioned?: boolean
}) {
  const [broken, setBroken] = useState<string>()
  const look = coverLook(game)
  const place = isCaptioned ? 'translate(60 50) scale(.84)' : 'translate(60 81)'
  return (
    <Box style={{ backgroundImage: look.light }}>
      <Scene viewBox="0 0 120 162" aria-hidden focusable="false">
        <g transform={place}>
          <Backdrop d={look.backdrop} transform={`rotate(${look.turn}) scale(1.2)`} />
          {look.setting.map(([d, opacity, fill = '#fff']) => (
            <path key={d + fill} d={d} fill={fill} fillRule="evenodd" opacity={opacity} />
          ))}
        </g>
        {look.sparks.map(([x, y, size]) => (
          <path
            key={`${x} ${y}`}
            d={sparkle}
            fill="#fff6c9"
            transform={`translate(${x} ${y}) scale(${size.toFixed(2)})`}
          />
        ))}
        <g transform={`${place} rotate(${look.lean}) scale(${look.size.toFixed(2)})`}>
          {look.pose.map(({ emblem, at }) => (
            <g key={at} transform={at}>
              {emblem.map(([paint, d]) => (
                <path key={paint + d} d={d} fill={paint} />
              ))}
            </g>
          ))}
          {look.figures.map(([x, y, figure]) => (
            <Figure key={`${x} ${y}`} x={x} y={y + 5} fill="#23131f">
              {figure}
            </Figure>
          ))}
        </g>
      </Scene>
      {image && image !== broken ? (
        <Brought
          src={image}
          alt=""
          width={120}
          height={162}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(image)}
        />
      ) : null}
    </Box>
  )
})
