import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'

const bubble = lazyPart(async () => (await import('./LineBubble.tsx')).LineBubble)

/** The floating link to support on public pages; its code loads after the page. */
export const LazyLineBubble = () => (
  <Deferred when="idle" renderFailure={null}>
    <bubble.Component />
  </Deferred>
)
