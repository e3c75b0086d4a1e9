import styled from '@emotion/styled'
import { Card, LinkButton, PrizeArt, Skeleton, formatCount } from '@member/ui'
import { useAtomValue } from 'jotai'
import { creditAtom } from '../prize/credit.ts'
import { t as words } from '../prize/words.ts'
import { t } from './words.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: -6px;
  & > * {
    margin: 6px;
  }
`

const Lead = styled.span`
  flex: none;
  width: 56px;
`

const Words = styled.div`
  flex: 1 1 auto;
  min-width: 140px;
`

const Label = styled.p`
  color: var(--text-muted);
  font-size: 0.9375rem;
`

const Figure = styled.p`
  min-height: 44px;
  color: var(--brand-text);
  font-family: var(--font-display);
  font-size: 2rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  overflow-wrap: anywhere;
  & > small {
    font-size: 1.125rem;
    font-weight: 500;
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
            <Figure>
              {formatCount(data.point)} <small>{t.unit}</small>
            </Figure>
          ) : isPending ? (
            <Skeleton width={140} height={44} />
          ) : (
            <p>{words.pointsFailed}</p>
          )}
        </Words>
        <LinkButton to={earnLink} icon="star">
          {t.earn}
        </LinkButton>
      </Line>
    </Card>
  )
}
