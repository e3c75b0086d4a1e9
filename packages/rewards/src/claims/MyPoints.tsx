import styled from '@emotion/styled'
import { Card, LinkButton, PrizeArt, Skeleton, formatCount, tablet } from '@member/ui'
import { useAtomValue } from 'jotai'
import { creditAtom } from '../prize/credit.ts'
import { t as words } from '../prize/words.ts'
import { t } from './words.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: -4px;
  & > * {
    margin: 4px;
  }
`

const Lead = styled.span`
  flex: none;
  width: 40px;
  ${tablet} {
    width: 56px;
  }
`

const Words = styled.div`
  flex: 1 1 0%;
  min-width: 94px;
`

const Label = styled.p`
  color: var(--text-muted);
  font-size: 0.9375rem;
`

const Figure = styled.p`
  min-height: 44px;
  color: var(--brand-text);
  font-family: var(--font-display);
  font-size: 1.625rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.69;
  overflow-wrap: anywhere;
  ${tablet} {
    font-size: 2rem;
    line-height: 1.35;
  }
`

export const MyPoints = ({ earnLink }: { earnLink: string }) => {
  const { data, isPending } = useAtomValue(creditAtom)
  return (
    <Card tone="brand" aria-label={t.points}>
      <Line>
        <Lead>
          <PrizeArt name="point" />
        </Lead>
        <Words>
          <Label>{t.points}</Label>
          {data ? (
            <Figure>{formatCount(data.point)}</Figure>
          ) : isPending ? (
            <Skeleton height={44} />
          ) : (
            <p>{words.pointsFailed}</p>
          )}
        </Words>
        <LinkButton to={earnLink} small>
          {t.earn}
        </LinkButton>
      </Line>
    </Card>
  )
}
