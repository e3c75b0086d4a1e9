import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { desktop } from '@member/ui'

const deal = keyframes`from { opacity: 0; transform: translateY(-18px) rotate(-4deg); } to { opacity: 1; transform: none; }`
const tremble = keyframes`0%, 100% { transform: translateY(-4px) rotate(-1.2deg); } 50% { transform: translateY(-6px) rotate(1.2deg); }`

interface BoardShape {
  columns: number
  rows: number
}

/** Returns the board's maximum width (CSS), so that the prize below the cards stays visible. */
const widest =
  (beside: number) =>
  ({ columns, rows }: BoardShape) =>
    `min(${columns * 144}px, max(${columns * 84}px, (100vh - ${beside}px) * ${((0.75 * columns) / rows).toFixed(3)}))`

export const Board = styled.ul<BoardShape>`
  display: grid;
  grid-template-columns: repeat(${({ columns }) => columns}, minmax(0, 1fr));
  grid-gap: 12px;
  width: 100%;
  max-width: ${widest(528)};
  margin: 0 auto;
  ${desktop} {
    max-width: ${widest(398)};
  }
`

/** Title above the board, whose place is kept while no card can be chosen. */
export const PickTitle = styled.h2<{ shut: boolean }>`
  ${({ shut }) => shut && 'visibility: hidden;'}
  font-size: 1.1875rem;
  text-align: center;
`

export const Place = styled.li<{ place: number }>`
  perspective: 900px;
  animation: ${deal} 0.3s ${({ place }) => place * 0.045}s ease-out both;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

export const CardButton = styled.button<{ waiting: boolean; shut: boolean }>`
  position: relative;
  display: block;
  width: 100%;
  padding: 132% 0 0;
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  cursor: ${({ shut }) => (shut ? 'default' : 'pointer')};
  animation: ${({ waiting }) => (waiting ? tremble : 'none')} 0.5s ease-in-out infinite;
  transition: transform 0.15s;
  @media (hover: hover) {
    &:hover {
      transform: ${({ shut }) => (shut ? 'none' : 'translateY(-6px)')};
    }
  }
`

export const turnTime = 600

export const Inner = styled.span<{ open: boolean }>`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  transform: ${({ open }) => (open ? 'rotateY(180deg)' : 'none')};
  transform-style: preserve-3d;
  transition: transform ${turnTime}ms cubic-bezier(0.3, 0.8, 0.3, 1);
`

const side = `
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius-m);
  backface-visibility: hidden;
  -webkit-backface-visibility: hidden;
`

export const Back = styled.span<{ dim: boolean }>`
  ${side}
  display: flex;
  flex-direction: column;
  box-shadow: 0 6px 16px -8px var(--shadow);
  opacity: ${({ dim }) => (dim ? 0.55 : 1)};
  & > svg {
    flex: 1 1 0%;
    min-height: 0;
  }
`

/** Price of a turn, on the back of each card. */
export const Price = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 2px 4px 4px;
  background: var(--surface-3);
  color: var(--text);
  font-family: var(--font-display);
  font-size: 0.9375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  & > svg {
    flex: none;
    width: 20px;
    margin-right: 4px;
  }
`

export const Face = styled.span<{ glad: boolean }>`
  ${side}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 4px;
  border: 2px solid var(${({ glad }) => (glad ? '--brand' : '--border-strong')});
  background: var(--surface-3);
  ${({ glad }) =>
    glad &&
    `background-image: radial-gradient(100% 80% at 50% 30%, var(--brand-soft), transparent 75%);
    box-shadow: 0 0 26px -2px var(--glow);`}
  color: var(--text);
  transform: rotateY(180deg);
`

export const Lead = styled.span`
  width: 56%;
  max-width: 110px;
  margin-bottom: 2px;
`

export const Label = styled.span`
  display: -webkit-box;
  overflow: hidden;
  max-width: 100%;
  font-family: var(--font-display);
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.4;
  text-align: center;
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;
`
