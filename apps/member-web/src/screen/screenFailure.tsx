import { type ErrorBoundaryProps, PageFailure } from '@member/ui'
import { useMarkFirstPage } from './AfterFirstPage.tsx'

function ScreenFailure(props: { error: unknown; retry: () => void }) {
  useMarkFirstPage()
  return <PageFailure {...props} />
}

export const screenFailure: ErrorBoundaryProps['renderFallback'] = (error, retry) => (
  <ScreenFailure error={error} retry={retry} />
)
