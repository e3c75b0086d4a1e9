import { Deferred, type DeferredProps, Skeleton, Stack } from '@member/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Room = styled.div<{ height: string }>`
  display: flex;
  flex-direction: column;
  height: ${({ height }) => height};
  & > div + div {
    flex: 1 0 auto;
    margin-top: 16px;
  }
`

interface BelowFoldProps {
  height: string
  when?: DeferredProps['when']
  children: ReactNode
}

/** Content loaded when idle or at the first scroll. A heading and `height` reserve its space. */
export const BelowFold = ({ height, when = 'idle', children }: BelowFoldProps) => (
  <Deferred
    when={when}
    fallback={
      <Room height={height} aria-hidden>
        <Skeleton width="40%" height={24} />
        <Skeleton height={0} />
      </Room>
    }
  >
    <Stack space={5}>{children}</Stack>
  </Deferred>
)
