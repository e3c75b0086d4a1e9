import { Button, Card, Section } from '@member/ui'
import { useAtomValue } from 'jotai'
import { PrizeLog } from '../prize/PrizeLog.tsx'
import { th as shared } from '../th.ts'
import { flipLogsAtom } from './cards.ts'
import { th } from './th.ts'

/** Every card that was turned, and more of them at a press. */
export const FlipLogs = () => {
  const query = useAtomValue(flipLogsAtom)
  const { data, isPending, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    query
  return (
    <Section title={th.log}>
      <Card flush>
        <PrizeLog
          query={{ data: data?.pages.flatMap(({ items }) => items), isPending, error, refetch, isFetching }}
          art="flip"
          first={Infinity}
        />
        {hasNextPage ? (
          <Button wide variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {shared.more}
          </Button>
        ) : null}
      </Card>
    </Section>
  )
}
