import { Deferred, type DeferredProps, Stack } from '@member/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Room = styled.div<{ height: number }>`
  min-height: ${({ height }) => height}px;
`

interface BelowFoldProps {
  height: number
  when?: DeferredProps['when']
  children: ReactNode
}

/** Content whose code and queries load when idle or at the first scroll, in room of about its `height`: nothing in view moves. */
export const BelowFold = ({ height, when = 'idle', children }: BelowFoldProps) => (
  <Deferred when={when} fallback={<Room height={height} aria-hidden />}>
    <Stack space={5}>{children}</Stack>
  </Deferred>
)
