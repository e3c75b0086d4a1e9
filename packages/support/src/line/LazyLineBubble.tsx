import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'

const bubble = lazyPart(async () => (await import('./LineBubble.tsx')).LineBubble)

export const LazyLineBubble = () => (
  <Deferred when="idle" renderFailure={null}>
    <bubble.Component />
  </Deferred>
)
