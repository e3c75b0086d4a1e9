import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'

const bubble = lazyPart(async () => (await import('./LineBubble.tsx')).LineBubble)

/** The link to support that floats on every public page; its code comes after the page. */
export const LazyLineBubble = () => (
  <Deferred when="idle" renderFailure={null}>
    <bubble.Component />
  </Deferred>
)
