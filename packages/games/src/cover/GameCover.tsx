import type { Game } from '@member/api-client'
import { memo, useState } from 'react'
import { Backdrop, Box, Brought, Figure, Scene } from './coverStyle.ts'
import { coverLook } from './coverLook.ts'

const sparkle =
  'M0-10C.8-2.500 2.500-.8 10 0 2.500.8.8 2.500 0 10-.8 2.500-2.500.8-10 0-2.500-.8-.8-2.500 0-10z'

type Covered = Pick<Game, 'gameCode' | 'nameEn' | 'provider' | 'category' | 'image' | 'rank'>

export const GameCover = memo(function GameCover({
  game,
  image,
}: {
  game: Covered
  image?: string | undefined
}) {
  const [broken, setBroken] = useState<string>()
  const look = coverLook(game)
  return (
    <Box style={{ backgroundImage: look.light }}>
      <Scene viewBox="0 0 120 144" aria-hidden focusable="false">
        <g transform="translate(60 58)">
          <Backdrop d={look.backdrop} transform={`rotate(${look.turn})`} />
          <path d={look.frame} fill="url(#paint-brand)" fillRule="evenodd" />
          <g transform={`rotate(${look.lean}) scale(${look.size.toFixed(2)})`}>
            {look.pose.map(({ emblem, at }) => (
              <g key={at} transform={at}>
                {emblem.map(([paint, d]) => (
                  <path key={paint + d} d={d} fill={paint} />
                ))}
              </g>
            ))}
            {look.figure ? (
              <Figure y="25" fill="#23131f">
                {look.figure}
              </Figure>
            ) : null}
          </g>
        </g>
        {look.sparks.map(([x, y, size]) => (
          <path
            key={`${x} ${y}`}
            d={sparkle}
            fill="#fff6c9"
            transform={`translate(${x} ${y}) scale(${size.toFixed(2)})`}
          />
        ))}
      </Scene>
      {image && image !== broken ? (
        <Brought
          src={image}
          alt=""
          width={120}
          height={144}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(image)}
        />
      ) : null}
    </Box>
  )
})
