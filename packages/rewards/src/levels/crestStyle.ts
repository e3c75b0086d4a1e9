import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.92); }
  to { opacity: 1; transform: none; }
`

const glint = keyframes`
  0%, 60% { transform: translateX(-130%) rotate(20deg); }
  85%, 100% { transform: translateX(230%) rotate(20deg); }
`

/** The member's own medal, large, over a glow of its metal; a glint runs over it now and then. */
export const Crest = styled.div`
  position: relative;
  width: 148px;
  margin-bottom: 8px;
  overflow: hidden;
  filter: drop-shadow(0 10px 24px var(--glow));
  animation: ${rise} 420ms ease-out both;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

export const Shine = styled.span`
  position: absolute;
  top: -10%;
  left: 0;
  width: 34%;
  height: 120%;
  background: linear-gradient(90deg, transparent, rgba(255, 255, 255, 0.35), transparent);
  mix-blend-mode: soft-light;
  animation: ${glint} 4.8s ease-in-out infinite;
  pointer-events: none;
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
