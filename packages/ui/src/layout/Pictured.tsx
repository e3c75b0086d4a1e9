import styled from '@emotion/styled'
import type { ReactNode } from 'react'

// Beside a large picture the words wrap: in large letters they go below it. A phone of 320 px still has words of
// the usual size beside the largest.
const Root = styled.div<{ room: number }>`
  display: flex;
  align-items: center;
  & > span:first-of-type {
    flex: none;
    width: ${({ room }) => room}px;
    margin-right: ${({ room }) => (room > 48 ? 16 : 12)}px;
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  ${({ room }) =>
    room > 48 &&
    `flex-wrap: wrap;
    & > div {
      flex: 1 1 ${room > 72 ? 8 : 10}rem;
    }`}
`

const Note = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: 0.875rem;
  line-height: 1.6;
`

interface PicturedProps {
  picture: ReactNode
  /** Width of the picture (px). */
  size?: 48 | 72 | 96
  /** Title of a sentence. Without it the children are any words. */
  title?: ReactNode
  children: ReactNode
}

/** A picture beside a title and a sentence, or beside other words. */
export const Pictured = ({ picture, size = 48, title, children }: PicturedProps) => (
  <Root room={size}>
    <span>{picture}</span>
    <div>
      {title === undefined ? (
        children
      ) : (
        <>
          <strong>{title}</strong>
          <Note>{children}</Note>
        </>
      )}
    </div>
  </Root>
)
