import { Button } from '../button/Button.tsx'
import { Failure } from '../loaded/Failure.tsx'
import { Unreached } from '../loaded/Unreached.tsx'
import { Page } from '../page/Page.tsx'
import { useOnline } from '../page/useOnline.ts'
import { t } from '../language/words.ts'
import { PartError } from '../lazy/loadPart.ts'

/** Page after a failure, with a retry button; with a reload button if code did not load. */
export const PageFailure = ({ error, retry }: { error: unknown; retry: () => void }) =>
  error instanceof PartError ? (
    <PageMissing />
  ) : (
    <Page title={t.failure.page}>
      <Failure message={t.failure.pageText} retry={retry} />
    </Page>
  )

const PageMissing = () => (
  <Page title={t.failure.partTitle} narrow>
    {useOnline() ? (
      <>
        <Failure message={t.failure.part} />
        <Button wide variant="primary" icon="refresh" onClick={() => window.location.reload()}>
          {t.common.reload}
        </Button>
      </>
    ) : (
      <Unreached />
    )}
  </Page>
)
