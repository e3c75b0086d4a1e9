import { ErrorBoundary, PartMissing } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'

const clean = lazyPart(async () => (await import('./CleanHtml.tsx')).CleanHtml)

/** An announcement, sanitised again by a library loaded with the first one. Suspends until then. */
export const AnnouncementDetail = (props: { html: string; onFollow: () => void }) => (
  <ErrorBoundary renderFallback={() => <PartMissing />}>
    <clean.Component {...props} />
  </ErrorBoundary>
)
