import { Suspense } from 'react'
import { lazyPart } from '../screen/lazyPart.tsx'
import { ScreenBoundary } from '../screen/ScreenBoundary.tsx'
import { ScreenSkeleton } from '../screen/ScreenSkeleton.tsx'

const side = () => import('./membersSide.ts')

export const membersTable = lazyPart(async () => (await side()).MembersTable)

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
