import { ErrorBoundary, PartMissing } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'

const clean = lazyPart(async () => (await import('./CleanHtml.tsx')).CleanHtml)

/**
 * An announcement, sanitised in the browser too.
 * The library for this loads with the first announcement; the component suspends until then.
 */
export const AnnouncementDetail = (props: { html: string; onFollow: () => void }) => (
  <ErrorBoundary renderFallback={() => <PartMissing />}>
    <clean.Component {...props} />
  </ErrorBoundary>
)
