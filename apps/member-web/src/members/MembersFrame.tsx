import { Suspense } from 'react'
import { lazyPart } from '../screen/lazyPart.tsx'
import { ScreenSkeleton } from '../screen/ScreenSkeleton.tsx'

const layout = lazyPart(async () => (await import('../layouts/MembersLayout.tsx')).MembersLayout)

/** The members' layout round a screen that is open to all. */
export const MembersFrame = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <layout.Component />
  </Suspense>
)
