import type { FlipType } from '@member/api-client'
import { Button, Card, Section } from '@member/ui'
import { useAtomValue } from 'jotai'
import { PrizeLog } from '../prize/PrizeLog.tsx'
import { t as shared } from '../play/words.ts'
import { flipLogsAtoms } from './cards.ts'
import { t } from './words.ts'

export const FlipLogs = ({ type }: { type: FlipType }) => {
  const query = useAtomValue(flipLogsAtoms[type])
  const { data, isPending, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    query
  return (
    <Section title={t.log}>
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
