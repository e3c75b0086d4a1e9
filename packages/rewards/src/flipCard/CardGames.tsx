import type { FlipType } from '@member/api-client'
import {
  Card,
  Columns,
  EmptyState,
  EventArt,
  LinkButton,
  Loaded,
  Section,
  Skeleton,
  Stack,
  Tabs,
  Button,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import type { NextLinks } from '../prize/NextSteps.tsx'
import { PrizeChances } from '../prize/PrizeChances.tsx'
import { t as words } from '../prize/words.ts'
import { CardGame } from './CardGame.tsx'
import { eventsAtom, type CardTable, flipLogsAtoms } from './cards.ts'
import { t } from './words.ts'
import { PrizeLog } from '../prize/PrizeLog.tsx'
import { t as shared } from '../play/words.ts'

const FlipLogs = ({ type }: { type: FlipType }) => {
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

const bones = (
  <Stack space={5}>
    <Skeleton height={400} />
    <Skeleton height={94} />
  </Stack>
)

const Closed = ({ type, back }: { type: FlipType; back: string }) => (
  <Card>
    <EmptyState
      art={<EventArt name={type === 'FLIP_CARD' ? 'flip' : 'goods'} />}
      title={t.closed}
      action={<LinkButton to={back}>{t.toEvents}</LinkButton>}
    >
      {t.closedNext}
    </EmptyState>
  </Card>
)

export const CardGames = ({
  type,
  table,
  back,
  next,
  locked = false,
  before,
  children,
}: {
  type: FlipType
  table: CardTable
  back: string
  next: NextLinks
  locked?: boolean
  before?: ReactNode
  children?: ReactNode
}) => {
  const [wanted, setWanted] = useState<string>()
  return (
    <Loaded query={useAtomValue(eventsAtom)} skeleton={bones} isEmpty={() => false}>
      {(events) => {
        const tables = events.filter((event) => event.type === type && event.isActive)
        const event = tables.find(({ uuid }) => uuid === wanted) ?? tables[0]
        const game = event && (
          <CardGame key={event.uuid} event={event} table={table} locked={locked} next={next} back={back} />
        )
        const play =
          event && tables.length > 1 ? (
            <Tabs
              label={t.choose}
              tabs={tables.map(({ uuid, name }) => ({ id: uuid, label: name }))}
              selected={event.uuid}
              onSelect={setWanted}
            >
              {game}
            </Tabs>
          ) : (
            (game ?? <Closed type={type} back={back} />)
          )
        return (
          <>
            <Columns
              main={
                <Stack space={4}>
                  {event ? before : null}
                  {play}
                </Stack>
              }
              side={
                <>
                  {event ? (
                    <Section title={words.all}>
                      <PrizeChances prizes={event.prizes} />
                    </Section>
                  ) : null}
                  {children}
                </>
              }
            />
            <FlipLogs type={type} />
          </>
        )
      }}
    </Loaded>
  )
}
