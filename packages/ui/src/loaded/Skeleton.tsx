import styled from '@emotion/styled'
import { t } from '../language/words.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { duration } from '../theme/scale.ts'

const Bone = styled.div<{ tall: number; broad: string; round: boolean }>`
  width: ${({ broad }) => broad};
  height: ${({ tall }) => tall}px;
  border-radius: ${({ round }) => (round ? '50%' : 'var(--radius-s)')};
  background: var(--surface-3);
  animation: breathe ${duration.wait} ease-in-out 1s infinite;
`

/** Placeholder of fixed height, so that nothing shifts. */
export const Skeleton = ({
  height = 20,
  width = '100%',
  round = false,
}: {
  height?: number
  width?: number | string
  round?: boolean
}) => (
  <Bone aria-hidden tall={height} broad={typeof width === 'number' ? `${width}px` : width} round={round} />
)

const Rows = styled.div`
  & > div {
    display: flex;
    align-items: center;
    height: 72px;
    padding: 12px 16px;
  }
  & > div + div {
    border-top: 1px solid var(--border);
  }
  & > div > * + * {
    margin-left: 12px;
  }
`

/** Placeholder of `rows` rows, each as tall as a `ListRow` with a note. */
export const SkeletonRows = ({ rows = 4 }: { rows?: number }) => (
  <Rows aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row}>
        <Skeleton height={40} width={40} round />
        <Skeleton height={32} width="50%" />
        <Skeleton height={20} width="25%" />
      </div>
    ))}
  </Rows>
)

/** Placeholder as high as the view. */
export const TallSkeleton = styled.div`
  min-height: 100vh;
`

export const LoadingWord = () => <VisuallyHidden role="status">{t.common.loading}</VisuallyHidden>
