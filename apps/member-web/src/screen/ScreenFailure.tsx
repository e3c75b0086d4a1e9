import { Button, Failure, Page } from '@member/ui'
import { PartError } from '@member/ui/lazy'
import { th } from '../th.ts'

/** A screen that failed: try it again, or reload where a newer build has removed a part of it. */
export const ScreenFailure = ({ error, retry }: { error: unknown; retry: () => void }) =>
  error instanceof PartError ? (
    <Page title={th.screen.missing}>
      <Failure message={th.screen.missingText} retry={retry} />
      <Button onClick={() => window.location.reload()}>{th.screen.reload}</Button>
    </Page>
  ) : (
    <Page title={th.screen.failed}>
      <Failure message={th.screen.failedText} retry={retry} />
    </Page>
  )
