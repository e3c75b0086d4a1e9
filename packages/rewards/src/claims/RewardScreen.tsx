import type { RewardRequest } from '@member/api-client'
import { Columns, type LoadedQuery, Page, Section, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useParams, useSearchParams } from 'react-router'
import { Requests } from '../parcel/Requests.tsx'
import { requestsAtom } from './claims.ts'
import { MyPoints } from './MyPoints.tsx'
import { RewardShelf } from './RewardShelf.tsx'
import { t } from './words.ts'

/** The requests with one of them on top; the rest in their order. */
const firstOf = (query: LoadedQuery<readonly RewardRequest[]>, asked: string) => ({
  ...query,
  data: query.data && [
    ...query.data.filter(({ uuid }) => uuid === asked),
    ...query.data.filter(({ uuid }) => uuid !== asked),
  ],
})

/** Rewards by category, and the member's requests. */
export const RewardScreen = ({
  back,
  rewardLink,
  earnLink,
  addressLink,
}: {
  back: string
  /** The screen's own address, to which a category is appended. */
  rewardLink: string
  earnLink: string
  addressLink: string
}) => {
  const { categoryId } = useParams()
  // A notice leads to one of the member's requests: it stands first then.
  const asked = useSearchParams()[0].get('request')
  const query = useAtomValue(requestsAtom)
  const history = (
    <Section title={t.history}>
      <Requests query={asked ? firstOf(query, asked) : query} art="reward" next={t.historyNext} />
    </Section>
  )
  const shelf = (
    <RewardShelf
      categoryId={categoryId}
      rewardLink={rewardLink}
      addressLink={addressLink}
      earnLink={earnLink}
    />
  )
  return (
    <Page title={t.title} back={back}>
      {asked ? (
        <Stack space={6}>
          <MyPoints earnLink={earnLink} />
          {history}
          {shelf}
        </Stack>
      ) : (
        <Columns
          main={
            <>
              <MyPoints earnLink={earnLink} />
              {shelf}
            </>
          }
          side={history}
        />
      )}
    </Page>
  )
}
