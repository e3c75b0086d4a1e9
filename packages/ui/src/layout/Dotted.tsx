import styled from '@emotion/styled'
import { Children, type ReactNode } from 'react'
import { stackRoom } from '../theme/oneLine.ts'

const Root = styled.span`
  display: block;
  overflow: hidden;
  ${stackRoom}
`

// The dot precedes each part: that of a line's first part is clipped by the root.
const Parts = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-left: -1em;
  & > span {
    position: relative;
    padding-left: 1em;
  }
  & > span::before {
    content: '·';
    position: absolute;
    left: 0.4em;
  }
`

export const Dotted = ({ children }: { children: ReactNode }) => (
  <Root>
    <Parts>
      {Children.map(children, (part) =>
        part === null || part === undefined || part === false ? null : <span>{part}</span>,
      )}
    </Parts>
  </Root>
)
