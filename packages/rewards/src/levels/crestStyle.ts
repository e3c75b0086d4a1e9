import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.92); }
  to { opacity: 1; transform: none; }
`

const glint = keyframes`
  0%, 60% { transform: translateX(-180%) rotate(20deg); }
  85%, 100% { transform: translateX(320%) rotate(20deg); }
`

export const Crest = styled.div`
  position: relative;
  width: 148px;
  margin-bottom: 8px;
  filter: drop-shadow(0 10px 24px var(--glow));
  animation: ${rise} 420ms ease-out both;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

export const Shine = styled.span`
  position: absolute;
  top: 8%;
  left: 14%;
  width: 72%;
  height: 72%;
  overflow: hidden;
  border-radius: 50%;
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    top: -20%;
    left: 0;
    width: 40%;
    height: 140%;
    background: linear-gradient(90deg, transparent, rgba(255, 255, 255, 0.4), transparent);
    animation: ${glint} 4.8s ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
