import { Deferred } from '@member/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'

/** About as tall as what comes: nothing in view moves. */
const Room = styled.div`
  min-height: 720px;
`

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  min-height: 720px;
  align-content: start;
`

/** Content below the first screen; its code and queries load when idle or at the first scroll. */
export const BelowFold = ({ children }: { children: ReactNode }) => (
  <Deferred when="idle" fallback={<Room aria-hidden />}>
    <Content>{children}</Content>
  </Deferred>
)
