import styled from '@emotion/styled'
import type { RewardRequest } from '@member/api-client'
import { Button, type LoadedQuery, Page, Section, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useMemo, useRef } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Requests } from '../parcel/Requests.tsx'
import { requestsAtom, shelfOf } from './claims.ts'
import { MyPoints } from './MyPoints.tsx'
import { RewardShelf } from './RewardShelf.tsx'
import { t } from './words.ts'

const Past = styled.div`
  &:focus {
    outline: none;
  }
`

const ToHistory = styled(Button)`
  margin-right: -14px;
`

/** Returns the query with the request `asked` moved to the top of its data. */
const firstOf = (query: LoadedQuery<readonly RewardRequest[]>, asked: string) => ({
  ...query,
  data: query.data && [
    ...query.data.filter(({ uuid }) => uuid === asked),
    ...query.data.filter(({ uuid }) => uuid !== asked),
  ],
})

export const RewardScreen = ({
  back,
  rewardLink,
  earnLink,
  addressLink,
}: {
  back: string
  /** Address of the screen, to which a category is appended. */
  rewardLink: string
  earnLink: string
  addressLink: string
}) => {
  const { categoryId } = useParams()
  // A notice links to one of the member's requests, which is then shown first.
  const asked = useSearchParams()[0].get('request')
  const query = useAtomValue(requestsAtom)
  const { isPending } = useAtomValue(useMemo(() => shelfOf(categoryId), [categoryId]))
  const past = useRef<HTMLDivElement>(null)
  const toHistory = () => {
    past.current?.focus({ preventScroll: true })
    past.current?.scrollIntoView()
  }
  const history = (
    <Past ref={past} tabIndex={-1}>
      <Section title={t.history}>
        <Requests query={asked ? firstOf(query, asked) : query} art="reward" next={t.historyNext} />
      </Section>
    </Past>
  )
  const shelf = { categoryId, rewardLink, addressLink, earnLink }
  return (
    <Page title={t.title} back={back}>
      <Stack space={6}>
        <MyPoints earnLink={earnLink} />
        {asked ? (
          <>
            {history}
            <RewardShelf {...shelf} />
          </>
        ) : (
          <>
            <RewardShelf
              {...shelf}
              toHistory={
                <ToHistory variant="quiet" small onClick={toHistory}>
                  {t.history}
                </ToHistory>
              }
            />
            {/* Later than the shelf, or its first height would move it. */}
            {isPending ? null : history}
          </>
        )}
      </Stack>
    </Page>
  )
}
