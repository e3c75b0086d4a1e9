import { Suspense } from 'react'
import { lazyPart } from '../screen/lazyPart.tsx'
import { ScreenBoundary } from '../screen/ScreenBoundary.tsx'
import { ScreenSkeleton } from '../screen/ScreenSkeleton.tsx'
import { serverReady } from '../site/server.ts'

const side = () => import('./membersSide.ts')

export const membersTable = lazyPart(async () => {
  const [{ MembersTable }] = await Promise.all([side(), serverReady()])
  return MembersTable
})

/** What a member sees first at `pathname`. */
export const membersScreenAt = async (pathname: string) => (await side()).screenAt(pathname)

/** All that stands under /auth: no visitor loads it. */
export const Members = () => (
  <ScreenBoundary>
    <Suspense fallback={<ScreenSkeleton />}>
      <membersTable.Component />
    </Suspense>
  </ScreenBoundary>
)
