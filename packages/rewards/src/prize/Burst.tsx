import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const fly = keyframes`
  from { opacity: 1; transform: translateY(-24px) scale(0.4); }
  60% { opacity: 1; }
  to { opacity: 0; transform: translateY(-92px) scale(1); }
`

const Root = styled.svg`
  position: absolute;
  z-index: 1;
  top: 50%;
  left: 50%;
  width: 220px;
  height: 220px;
  max-width: none;
  margin: -110px 0 0 -110px;
  overflow: visible;
  pointer-events: none;
`

// Under reduced motion the sparks are shown still around the prize.
const Spark = styled.path`
  opacity: 0;
  animation: ${fly} 0.9s 0.05s ease-out;
  @media (prefers-reduced-motion: reduce) {
    opacity: 1;
    transform: translateY(-38px) scale(0.7);
    animation: none;
  }
`

const shape = 'M0-7C.6-1.800 1.8-.6 7 0 1.8.6.6 1.8 0 7-.6 1.8-1.800.6-7 0-1.800-.6-.6-1.800 0-7z'
const rays = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]

export const Burst = () => (
  <Root viewBox="-110 -110 220 220" aria-hidden focusable="false">
    {rays.map((angle) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <Spark d={shape} fill={angle % 60 ? 'var(--brand-text)' : 'var(--text)'} />
      </g>
    ))}
  </Root>
)
