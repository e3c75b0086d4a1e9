import styled from '@emotion/styled'
import { heldCreditAtom } from '@member/api-client'
import { PrizeArt, Skeleton, formatCount } from '@member/ui'
import { useAtomValue } from 'jotai'
import { creditAtom } from './credit.ts'
import { t } from './words.ts'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  margin-left: 12px;
  padding: 4px 14px 4px 6px;
  border: 1px solid var(--border);
  border-radius: 999px;
  background: var(--surface-2);
  white-space: nowrap;
  & > strong {
    margin-right: 4px;
    font-family: var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  & > small {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
  /* No space for the unit, which the star shows. */
  @media (max-width: 429px) {
    padding-right: 10px;
    & > strong + small {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip: rect(0 0 0 0);
    }
  }
`

const Lead = styled.span`
  width: 26px;
  margin-right: 8px;
`

export const Points = () => {
  const { data: newest, isPending } = useAtomValue(creditAtom)
  const data = useAtomValue(heldCreditAtom) ?? newest
  return (
    <Root role="group" aria-label={t.pointsOwned}>
      <Lead>
        <PrizeArt name="point" />
      </Lead>
      {data || isPending ? (
        <>
          <strong>{data ? formatCount(data.point) : <Skeleton width="5ch" height={18} />}</strong>
          <small>{t.points}</small>
        </>
      ) : (
        <small>{t.pointsFailed}</small>
      )}
    </Root>
  )
}
