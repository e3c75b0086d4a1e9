import { ErrorBoundary, Failure } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { thAnnouncement } from './thAnnouncement.ts'

const clean = lazyPart(async () => (await import('./CleanHtml.tsx')).CleanHtml)

/** The operator's words, cleaned again here by a library that comes with the first of them. */
export const AnnouncementDetail = (props: { html: string; onFollow: () => void }) => (
  <ErrorBoundary renderFallback={(_, retry) => <Failure message={thAnnouncement.failed} retry={retry} />}>
    <clean.Component {...props} />
  </ErrorBoundary>
)
