import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const blink = keyframes`0%, 100% { opacity: 1; } 50% { opacity: 0.35; }`

const whole = `
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
`

/** Square around the wheel, small enough that button and result stay visible below. */
export const Square = styled.div<{ glad: boolean }>`
  position: relative;
  width: 100%;
  max-width: min(460px, max(260px, 100vh - 410px));
  margin: 14px auto 0;
  border-radius: 50%;
  box-shadow:
    0 20px 36px -16px var(--shadow),
    0 0 72px -12px var(--glow);
  &::before {
    content: '';
    display: block;
    padding-top: 100%;
  }
  &::after {
    content: '';
    ${whole}
    border-radius: 50%;
    box-shadow: 0 0 56px 2px var(--glow);
    opacity: ${({ glad }) => (glad ? 1 : 0)};
    transition: opacity 0.4s;
    pointer-events: none;
  }
`

export const Layer = styled.div`
  ${whole}
  pointer-events: none;
  & > svg {
    height: 100%;
    overflow: visible;
  }
`

/** Layer that clips the corners of the rotating square. */
export const Clip = styled.div`
  ${whole}
  overflow: hidden;
`

export const Turning = styled.div<{ angle: number }>`
  ${whole}
  transform: rotate(${({ angle }) => angle}deg);
  will-change: transform;
  & > svg {
    height: 100%;
  }
`

/** Box from the rim to the hub, rotated to its segment; paler with `dim`. */
export const Spoke = styled.div<{ angle: number; ink: string; dim?: boolean }>`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 50%;
  color: ${({ ink }) => ink};
  text-align: center;
  opacity: ${({ dim }) => (dim ? 0.75 : 1)};
  transform: rotate(${({ angle }) => angle}deg);
  transform-origin: 50% 100%;
`

/** Box with upright content on a spoke; `from` is its distance from the rim in percent. */
export const Upright = styled.div<{ from: number; broad: number; angle: number }>`
  position: absolute;
  top: ${({ from }) => from}%;
  left: ${({ broad }) => 50 - broad / 2}%;
  width: ${({ broad }) => broad}%;
  height: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  transform: rotate(${({ angle }) => angle}deg);
  transform-origin: 50% 0;
  & > * {
    flex: none;
    max-width: 100%;
  }
`

/** Round plate, on which a picture stands out from a segment of its own colour. */
export const Piece = styled.span`
  display: block;
  width: 100%;
  padding: 2%;
  border-radius: 50%;
  background: rgba(0, 0, 0, 0.26);
  box-shadow: inset 0 0 0 1.5px rgba(255, 255, 255, 0.3);
`

export const Figure = styled.b`
  display: block;
  font-family: var(--font-display);
  font-size: 1.125rem;
  font-weight: 600;
  line-height: 1.15;
  @media (max-width: 359px) {
    font-size: 0.9375rem;
  }
`

export const Unit = styled.span`
  display: block;
  font-size: 0.8125rem;
  line-height: 1.3;
`

export const Name = styled.b`
  display: -webkit-box;
  overflow: hidden;
  margin: -0.2em 0 -0.12em;
  padding: 0.2em 0 0.12em; /* Marks reach further than their line; a fourth line would show below more. */
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;
  @media (max-width: 359px) {
    font-size: 0.75rem;
  }
`

export const Bulb = styled.g<{ lit: boolean; odd: boolean }>`
  fill: #fff6cf;
  animation: ${({ lit }) => (lit ? blink : 'none')} 0.5s ${({ odd }) => (odd ? '0.25s' : '0s')} linear
    infinite;
`
