import { Card, Skeleton, Stack } from '@member/ui'

/** The place of a screen whose code is on its way. */
export const ScreenSkeleton = () => (
  <main aria-busy="true">
    <Stack>
      <Skeleton height={32} width="40%" />
      <Card>
        <Skeleton height={120} />
      </Card>
      <Card>
        <Skeleton height={240} />
      </Card>
    </Stack>
  </main>
)
