import styled from '@emotion/styled'
import { Button } from '../button/Button.tsx'
import { lazyPart } from '../lazy/lazyPart.ts'
import { Phrases } from '../layout/Phrases.tsx'
import { Failure } from '../loaded/Failure.tsx'
import { Unreached } from '../loaded/Unreached.tsx'
import { Page } from '../page/Page.tsx'
import { useOnline } from '../page/useOnline.ts'
import { t } from '../language/words.ts'
import { PartError } from '../lazy/loadPart.ts'
import { Deferred } from './Deferred.tsx'

const scene = lazyPart(async () => (await import('../art/SceneArt.tsx')).SceneArt)

const Art = styled.div`
  width: 120px;
  height: 86px;
  margin-bottom: 8px;
`

// The page does without the drawing if it does not load.
const art = (
  <Art>
    <Deferred when="needed" renderFailure={null}>
      <scene.Component name="unavailable" />
    </Deferred>
  </Art>
)

/** Page after a failure, with a retry button; with a reload button if code did not load. */
export const PageFailure = ({ error, retry }: { error: unknown; retry: () => void }) =>
  error instanceof PartError ? (
    <PageMissing />
  ) : (
    <Page title={t.failure.page}>
      <Failure art={art} message={<Phrases>{t.failure.pageText}</Phrases>} retry={retry} />
    </Page>
  )

const PageMissing = () => (
  <Page title={t.failure.partTitle} narrow>
    {useOnline() ? (
      <>
        <Failure message={<Phrases>{t.failure.part}</Phrases>} />
        <Button wide variant="primary" icon="refresh" onClick={() => window.location.reload()}>
          {t.common.reload}
        </Button>
      </>
    ) : (
      <Unreached />
    )}
  </Page>
)
