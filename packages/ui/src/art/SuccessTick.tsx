import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Art, type ArtProps } from './Art.tsx'
import { paint } from './piece/paint.ts'

const draw = keyframes`from { stroke-dashoffset: 62; } to { stroke-dashoffset: 0; }`
const pop = keyframes`from { opacity: 0; transform: scale(0.7); } to { opacity: 1; transform: none; }`

const Disc = styled.g`
  transform-origin: 60px 60px;
  animation: ${pop} 0.35s ease-out both;
`

const Tick = styled.path`
  stroke-dasharray: 62;
  animation: ${draw} 0.4s 0.25s ease-out both;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

/** Success tick that draws itself once; not animated under reduced motion. */
export const SuccessTick = (art: ArtProps) => {
  return (
    <Art width={120} height={120} {...art}>
      <circle cx="60" cy="60" r="56" fill="var(--ok-soft)" />
      <Disc>
        <circle cx="60" cy="60" r="42" fill={paint('ok')} />
        <path d="M21 47a42 42 0 0178-6c-22-6-54-6-78 6z" fill="#fff" opacity="0.18" />
        <Tick
          d="M41 61l13.5 13.500L80 47.5"
          stroke="#fff"
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Disc>
      <path
        d="M60 2v6M101 19l-4.5 4.500M118 60h-6M101 101l-4.5-4.500M60 118v-6M19 101l4.5-4.500M2 60h6M19 19l4.5 4.5"
        stroke="var(--ok)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Art>
  )
}
