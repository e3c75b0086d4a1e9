import { ErrorBoundary } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { Suspense } from 'react'
import { Content, Main } from '../landing/landingStyle.ts'
import { Welcome } from '../landing/Welcome.tsx'
import { PartMissing } from '../notices/PartMissing.tsx'

/** Most of it asks the server; pre-rendered, it stands as it is until its code comes, behind the login's. */
export const belowLogin = lazyPart(async () => (await import('../landing/BelowLogin.tsx')).BelowLogin)

/** The first page: what the site is, the login in place, and what there is to find. */
export const Landing = () => (
  <Main id="content" tabIndex={-1}>
    <Welcome />
    <ErrorBoundary renderFallback={(_, retry) => <PartMissing retry={retry} />}>
      <Suspense fallback={<Content />}>
        <belowLogin.Component />
      </Suspense>
    </ErrorBoundary>
  </Main>
)
