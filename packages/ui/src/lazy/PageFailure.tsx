import { Button } from '../button/Button.tsx'
import { Stack } from '../layout/Stack.ts'
import { Failure } from '../loaded/Failure.tsx'
import { Page } from '../page/Page.tsx'
import { t } from '../words.ts'
import { PartError } from './loadPart.ts'

/** A page that failed: try it again. Where a part did not come a reload stands first: browsers remember what failed. */
export const PageFailure = ({ error, retry }: { error: unknown; retry: () => void }) =>
  error instanceof PartError ? (
    <Page title={t.failure.partTitle}>
      <Failure message={t.failure.part} />
      <Stack space={2}>
        <Button wide variant="primary" icon="refresh" onClick={() => window.location.reload()}>
          {t.common.reload}
        </Button>
        <Button wide variant="quiet" onClick={retry}>
          {t.common.retry}
        </Button>
      </Stack>
    </Page>
  ) : (
    <Page title={t.failure.page}>
      <Failure message={t.failure.pageText} retry={retry} />
    </Page>
  )
