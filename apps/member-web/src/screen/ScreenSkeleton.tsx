import { Card, Page, Skeleton, Stack } from '@member/ui'
import styled from '@emotion/styled'

const Middle = styled.main`
  width: 100%;
  max-width: var(--content);
  margin: 0 auto;
  padding: 20px 16px;
`

const SkeletonCards = () => (
  <>
    <Card>
      <Skeleton height={120} />
    </Card>
    <Card>
      <Skeleton height={240} />
    </Card>
  </>
)

export const ScreenSkeleton = ({ title, back }: { title?: string; back?: string }) =>
  title && back ? (
    <Page title={title} back={back}>
      <Stack aria-busy="true">
        <SkeletonCards />
      </Stack>
    </Page>
  ) : (
    <Middle aria-busy="true">
      <Stack>
        <Skeleton height={32} width="40%" />
        <SkeletonCards />
      </Stack>
    </Middle>
  )
