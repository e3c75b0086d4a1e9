import type { FlipLog, FlipType, RewardRequest } from '@member/api-client'
import {
  Card,
  EmptyState,
  EventArt,
  LinkButton,
  Loaded,
  type LoadedQuery,
  MorePages,
  Section,
  Skeleton,
  Tabs,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import type { NextLinks } from '../prize/NextSteps.tsx'
import { PrizeChances } from '../prize/PrizeChances.tsx'
import { Requests } from '../parcel/Requests.tsx'
import { CardGame } from './CardGame.tsx'
import { eventsAtom, type CardTable, flipLogsAtoms } from './cards.ts'
import { t } from './words.ts'
import { GameAndPrizes } from '../play/PlaysLeft.tsx'
import { PrizeLog } from '../prize/PrizeLog.tsx'

/** Past turns of one kind of card game; those that became one of the `requests` are listed there. */
const FlipLogs = ({
  type,
  requests,
}: {
  type: FlipType
  requests: LoadedQuery<readonly RewardRequest[]> | undefined
}) => {
  const query = useAtomValue(flipLogsAtoms[type])
  const { data, error, refetch, isFetching } = query
  const isPending = query.isPending || requests?.isPending === true
  const logs = data?.pages.flatMap(({ items }) => items)
  const orders = new Set(requests?.data?.map(({ order }) => order))
  const isHidden = ({ order }: FlipLog) => typeof order === 'string' && orders.has(order)
  const hidden = logs?.filter(isHidden).length ?? 0
  const isAllHidden = !isPending && hidden > 0 && hidden === logs?.length
  if (isAllHidden && !query.hasNextPage) return null
  return (
    <Section title={hidden > 0 ? t.otherLog : t.log}>
      <Card flush>
        {isAllHidden ? (
          <MorePages query={query} />
        ) : (
          <PrizeLog
            query={{ data: logs, isPending, error, refetch, isFetching }}
            art="flip"
            isHidden={isHidden}
            pages={query}
          />
        )}
      </Card>
    </Section>
  )
}

const bones = (
  <GameAndPrizes>
    <Skeleton height={514} />
    <Skeleton height={514} />
  </GameAndPrizes>
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

/** All running card games of one kind. Games for goods have `sendTo`, the address, and `mine`, the member's requests. */
export const CardGames = ({
  type,
  table,
  back,
  next,
  locked = false,
  sendTo,
  mine,
}: {
  type: FlipType
  table: CardTable
  back: string
  next: NextLinks
  locked?: boolean
  sendTo?: ReactNode
  mine?: LoadedQuery<readonly RewardRequest[]>
}) => {
  const [wanted, setWanted] = useState<string>()
  return (
    <Loaded query={useAtomValue(eventsAtom)} skeleton={bones} isEmpty={() => false}>
      {(events) => {
        const tables = events.filter((event) => event.type === type && event.isActive)
        const event = tables.find(({ uuid }) => uuid === wanted) ?? tables[0]
        const game = event && (
          <GameAndPrizes key={event.uuid}>
            <CardGame event={event} table={table} locked={locked} sendTo={sendTo} next={next} back={back} />
            <PrizeChances prizes={event.prizes} />
          </GameAndPrizes>
        )
        return (
          <>
            {event && tables.length > 1 ? (
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
            )}
            {mine ? (
              <Section title={t.mine}>
                <Requests query={mine} art="goods" next={t.mineNext} />
              </Section>
            ) : null}
            <FlipLogs type={type} requests={mine} />
          </>
        )
      }}
    </Loaded>
  )
}
