import { ErrorBoundary, PartMissing } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'

const clean = lazyPart(async () => (await import('./CleanHtml.tsx')).CleanHtml)

/** The operator's words, cleaned again here by a library that comes with the first of them. It suspends: its dialog opens whole. */
export const AnnouncementDetail = (props: { html: string; onFollow: () => void }) => (
  <ErrorBoundary renderFallback={() => <PartMissing />}>
    <clean.Component {...props} />
  </ErrorBoundary>
)
