import { Suspense } from 'react'
import { Content, Main } from '../landing/landingStyle.ts'
import { Welcome } from '../landing/Welcome.tsx'
import { whenCalm } from '../screen/calm.ts'
import { lazyPart } from '../screen/lazyPart.tsx'
import { serverReady } from '../site/server.ts'

/** Most of it asks the server; where it is pre-rendered it stays as it is painted until its code comes. */
export const below = lazyPart(async () => {
  await whenCalm()
  const [{ Below }] = await Promise.all([import('../landing/Below.tsx'), serverReady()])
  return Below
})

/** The first page: what the site is, the login in place, and what there is to find. */
export const Landing = () => (
  <Main id="content" tabIndex={-1}>
    <Welcome />
    <Suspense fallback={<Content />}>
      <below.Component />
    </Suspense>
  </Main>
)
