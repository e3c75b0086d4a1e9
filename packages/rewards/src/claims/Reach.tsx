import styled from '@emotion/styled'
import type { ListedReward } from '@member/api-client'
import { t } from './words.ts'

/** At the bottom of the tile: the bars of a row are at one height. */
const Missing = styled.p`
  margin-top: auto;
  font-size: 0.8125rem;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`

const Track = styled.div`
  height: 8px;
  margin: 4px 0 12px;
  overflow: hidden;
  border: 1px solid var(--border-strong);
  border-radius: 4px;
  background: var(--surface-3);
`

const Done = styled.div<{ percent: number }>`
  width: ${({ percent }) => percent}%;
  height: 100%;
  background: var(--brand-text);
`

export const Reach = ({
  name,
  reach: { missing, percent },
}: {
  name: string
  reach: NonNullable<ListedReward['reach']>
}) => {
  const words = t.missing({ points: missing })
  return (
    <>
      <Missing>{words}</Missing>
      <Track
        role="progressbar"
        aria-label={t.reach({ name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <Done percent={percent} />
      </Track>
    </>
  )
}
