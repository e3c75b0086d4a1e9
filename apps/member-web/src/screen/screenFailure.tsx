import { type ErrorBoundaryProps, PageFailure } from '@member/ui'
import { useMarkFirstPage } from './AfterFirstPage.tsx'

/** In the place of a screen that failed. */
function ScreenFailure(props: { error: unknown; retry: () => void }) {
  useMarkFirstPage()
  return <PageFailure {...props} />
}

/** Error message shown by error boundaries in place of a screen. */
export const screenFailure: ErrorBoundaryProps['renderFallback'] = (error, retry) => (
  <ScreenFailure error={error} retry={retry} />
)
