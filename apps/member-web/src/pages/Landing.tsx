import { Suspense } from 'react'
import { Content, Main } from '../landing/landingStyle.ts'
import { Welcome } from '../landing/Welcome.tsx'
import { whenCalm } from '../screen/calm.ts'
import { lazyPart } from '../screen/lazyPart.tsx'
import { nextTask } from '../screen/nextTask.ts'
import { serverReady } from '../site/server.ts'

/** Most of it asks the server; where it is pre-rendered it stays as it is painted until its code comes. */
export const below = lazyPart(async () => {
  await whenCalm()
  // One after the other: a finger is answered in between.
  for (const part of [serverReady, () => import('../landing/belowParts.ts')]) {
    await part()
    await nextTask()
  }
  return (await import('../landing/Below.tsx')).Below
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
