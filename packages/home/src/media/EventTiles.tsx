import type { GameEvent } from '@member/api-client'
import { Loaded, Section, Skeleton, Stack, StatusChip, tablet, Tiles } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { tMedia } from './words.ts'
import { eventTiles, freeTurns, gameEventsAtom, type LinkTo, otherTiles } from './gameEvents.ts'
import { MediaTile } from './MediaTile.tsx'

/** Style of a horizontal tile: the picture beside the text. */
const lying = (picture: string) => `
  flex-direction: row;
  & > :not(:last-child) {
    flex: 0 0 ${picture};
  }
  & > :last-child {
    justify-content: center;
  }
`

/** Style of a last tile alone in its row, of two columns. */
const lastAlone = `
  & > li:last-of-type:nth-of-type(odd) {
    grid-column: 1 / -1;
  }
  & > li:last-of-type:nth-of-type(odd) > * {
    ${lying('calc(50% - 6px)')}
  }
`

const Events = styled(Tiles)`
  @media (min-width: 22.5em) and (max-width: 30em) {
    ${lastAlone}
  }
  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${lastAlone}
  }
`

/** The other events, which are small except on a phone. */
const MoreEvents = styled(Events)`
  ${tablet} {
    grid-auto-rows: 1fr;
    & > li > * {
      ${lying('38%')}
    }
    & > li:last-of-type:nth-of-type(odd) > * {
      ${lying('19%')}
    }
  }
`

const bones = (
  <Events as="div" least={160}>
    {[1, 2, 3, 4].map((tile) => (
      <Skeleton key={tile} height={220} />
    ))}
  </Events>
)

const EventTile = ({ event, linkTo }: { event: GameEvent; linkTo: LinkTo }) => {
  const { type, name, image, isActive, earnedBy, cost, playLeft } = event
  const turns = freeTurns(event)
  if (type === 'CHECK_IN') return null
  const { screen, ...tile } = eventTiles[type]
  const to = linkTo(screen)
  if (to === undefined) return null
  return (
    <MediaTile name={name} note={earnedBy} image={image} {...tile} to={isActive ? to : undefined}>
      {!isActive ? (
        <StatusChip tone="neutral">{tMedia.shut}</StatusChip>
      ) : turns > 0 ? (
        <StatusChip tone="ok">{tMedia.left({ count: turns })}</StatusChip>
      ) : playLeft > 0 && typeof cost === 'number' ? (
        <StatusChip tone="info" icon="star">
          {tMedia.forPoints({ points: cost })}
        </StatusChip>
      ) : (
        <StatusChip tone="neutral">{tMedia.none}</StatusChip>
      )}
    </MediaTile>
  )
}

const isNow = (linkTo: LinkTo) => (event: GameEvent) =>
  event.type !== 'CHECK_IN' &&
  event.isActive &&
  freeTurns(event) > 0 &&
  linkTo(eventTiles[event.type].screen) !== undefined

export const EventTiles = ({ linkTo }: { linkTo: LinkTo }) => (
  <Loaded query={useAtomValue(gameEventsAtom)} skeleton={bones} isEmpty={() => false}>
    {(events) => {
      const now = events.filter(isNow(linkTo))
      const More = now.length > 0 ? MoreEvents : Events
      return (
        <Stack space={5}>
          {now.length > 0 ? (
            <Section title={tMedia.now}>
              <Events least={160}>
                {now.map((event) => (
                  <EventTile key={event.uuid} event={event} linkTo={linkTo} />
                ))}
              </Events>
            </Section>
          ) : null}
          <Section title={now.length > 0 ? tMedia.more : tMedia.events}>
            <More least={160}>
              {events.map((event) =>
                now.includes(event) ? null : <EventTile key={event.uuid} event={event} linkTo={linkTo} />,
              )}
              {otherTiles().map(({ screen, ...tile }) => {
                const to = linkTo(screen)
                return to === undefined ? null : <MediaTile key={screen} to={to} {...tile} />
              })}
            </More>
          </Section>
        </Stack>
      )
    }}
  </Loaded>
)
