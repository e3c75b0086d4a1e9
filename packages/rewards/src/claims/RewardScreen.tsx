import { Page, Section, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router'
import { Requests } from '../parcel/Requests.tsx'
import { requestsAtom } from './claims.ts'
import { MyPoints } from './MyPoints.tsx'
import { RewardShelf } from './RewardShelf.tsx'
import { t } from './words.ts'

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
  return (
    <Page title={t.title} back={back}>
      <Stack space={6}>
        <MyPoints earnLink={earnLink} />
        <RewardShelf categoryId={categoryId} rewardLink={rewardLink} addressLink={addressLink} />
        <Section title={t.history}>
          <Requests query={useAtomValue(requestsAtom)} art="reward" next={t.historyNext} />
        </Section>
      </Stack>
    </Page>
  )
}
