import styled from '@emotion/styled'
import type { ListedReward } from '@member/api-client'
import {
  Card,
  desktop,
  EmptyState,
  EventArt,
  LinkButton,
  Loaded,
  MorePages,
  Section,
  Skeleton,
  Stack,
  Tiles,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useMemo, useState, type ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { CategoryLinks } from './CategoryLinks.tsx'
import { shelfOf } from './claims.ts'
import { RedeemDialog } from './RedeemDialog.tsx'
import { RewardTile } from './RewardTile.tsx'
import { t } from './words.ts'

/** Returns true if each tile has half of a desktop's row, with its picture beside the words. */
const isFew = (count: number) => count <= 2

/** Returns the columns of a desktop: of more than five tiles the last row leaves the fewest places empty. */
const columnsFor = (count: number) => {
  if (isFew(count)) return 2
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return count > 5 ? [5, 6, 4].reduce((best, one) => (empty(one) < empty(best) ? one : best)) : 5
}

/** Returns true if three columns leave no tile alone in the last row, and four do. */
const fitsThree = (count: number) => count % 4 === 1 && count % 3 !== 1

/** Style of tiles with the picture beside the words, or above them where the text is large. */
const lying = (tile: string) => `
  & > ${tile} {
    flex-flow: row wrap;
  }
  & > ${tile} > div:last-of-type {
    flex: 1 1 7rem;
  }
  & > ${tile} > div:first-of-type {
    flex: 0 0 42%;
  }
`

const Goods = styled(Tiles)<{ count: number }>`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  @media (max-width: 359px) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr));
  }
  /* Where there is room for four columns, three at most. */
  @media (min-width: 501px) and (max-width: 59.99em) {
    ${({ count }) =>
      fitsThree(count) &&
      'grid-template-columns: repeat(auto-fill, minmax(max(9.5rem, calc(25% - 8px)), 1fr));'}
  }
  ${desktop} {
    grid-template-columns: repeat(${({ count }) => columnsFor(count)}, minmax(0, 1fr));
    ${({ count }) => isFew(count) && lying('li')}
  }
  /* An only tile lies across two columns. */
  @media (min-width: 501px) and (max-width: 59.99em) {
    ${lying('li:only-of-type')}
    & > li:only-of-type {
      grid-column: span 2;
    }
  }
  /* A last tile without a neighbour lies across both columns of a phone. */
  @media (min-width: 308px) and (max-width: 500px) {
    ${lying('li:last-of-type:nth-of-type(odd)')}
    & > li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`

const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 8px;
  & > h3 {
    font-size: 1rem;
  }
  /* Its text is aligned with the tiles. */
  & > a {
    margin-right: -14px;
  }
`

const groupsOf = (goods: readonly ListedReward[]) => [
  { name: 'now' as const, rewards: goods.filter(({ stock, reach }) => stock > 0 && !reach) },
  { name: 'later' as const, rewards: goods.filter(({ stock, reach }) => stock > 0 && reach) },
  { name: 'gone' as const, rewards: goods.filter(({ stock }) => stock === 0) },
]

const bones = (
  <Goods as="div" count={5}>
    {[1, 2, 3, 4, 5].map((tile) => (
      <Skeleton key={tile} height={300} />
    ))}
  </Goods>
)

/** Rewards of one category, or of all, grouped by availability; a press loads more. */
export const RewardShelf = ({
  categoryId,
  rewardLink,
  addressLink,
  earnLink,
  toHistory,
}: {
  categoryId: string | undefined
  rewardLink: string
  addressLink: string
  earnLink: string
  toHistory?: ReactNode
}) => {
  const query = useAtomValue(useMemo(() => shelfOf(categoryId), [categoryId]))
  const [chosen, setChosen] = useState<ListedReward | null>()
  // After entering the address for a reward, the member returns to it.
  const gift = useSearchParams()[0].get('gift')
  const asked =
    chosen === undefined && gift
      ? query.data?.pages.flatMap((page) => page?.items ?? []).find(({ uuid }) => uuid === gift)
      : chosen
  const none = (
    <Card>
      <EmptyState
        art={<EventArt name="reward" />}
        title={t.empty}
        action={categoryId === undefined ? undefined : <LinkButton to={rewardLink}>{t.toAll}</LinkButton>}
      >
        {t.emptyNext}
      </EmptyState>
    </Card>
  )
  return (
    <Section title={t.shelf} action={toHistory}>
      <Loaded query={query} skeleton={bones}>
        {({ pages }) => {
          const first = pages[0]
          // An unknown category, perhaps of an old link: all rewards are shown instead.
          if (!first)
            return (
              <>
                <Navigate to={rewardLink} replace />
                {bones}
              </>
            )
          const goods = pages.flatMap((page) => page?.items ?? [])
          return (
            <Stack>
              <CategoryLinks categories={first.categories} chosen={categoryId} rewardLink={rewardLink} />
              {goods.length === 0 ? none : null}
              {groupsOf(goods).map(({ name, rewards }) =>
                rewards.length === 0 ? null : (
                  <section key={name} aria-label={t.group[name]}>
                    <GroupHead>
                      <h3>{t.group[name]}</h3>
                      {name === 'later' ? (
                        <LinkButton to={earnLink} small variant="quiet">
                          {t.how}
                        </LinkButton>
                      ) : null}
                    </GroupHead>
                    <Goods count={rewards.length}>
                      {rewards.map((reward) => (
                        <RewardTile key={reward.uuid} reward={reward} onAsk={() => setChosen(reward)} />
                      ))}
                    </Goods>
                  </section>
                ),
              )}
              <MorePages query={query} />
            </Stack>
          )
        }}
      </Loaded>
      {asked ? (
        <RedeemDialog reward={asked} addressLink={addressLink} onClose={() => setChosen(null)} />
      ) : null}
    </Section>
  )
}
