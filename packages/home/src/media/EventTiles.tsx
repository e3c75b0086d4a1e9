import { Loaded, Skeleton, StatusChip, Tiles } from '@member/ui'
import { useAtomValue } from 'jotai'
import { tMedia } from './wordsMedia.ts'
import { eventTiles, gameEventsAtom, type LinkTo, otherTiles } from './gameEvents.ts'
import { MediaTile } from './MediaTile.tsx'

const bones = (
  <Tiles as="div" least={160}>
    {[1, 2, 3, 4].map((tile) => (
      <Skeleton key={tile} height={220} />
    ))}
  </Tiles>
)

/** Events with the plays left, and further media. */
export const EventTiles = ({ linkTo }: { linkTo: LinkTo }) => (
  <Loaded query={useAtomValue(gameEventsAtom)} skeleton={bones} isEmpty={() => false}>
    {(events) => (
      <Tiles least={160}>
        {events.map(({ uuid, type, name, image, isActive, playLeft, earnedBy }) => {
          if (type === 'CHECK_IN') return null
          const { screen, ...tile } = eventTiles[type]
          const to = linkTo(screen)
          if (to === undefined) return null
          return (
            <MediaTile
              key={uuid}
              name={name}
              note={earnedBy}
              image={image}
              {...tile}
              to={isActive ? to : undefined}
            >
              {!isActive ? (
                <StatusChip tone="neutral">{tMedia.shut}</StatusChip>
              ) : playLeft > 0 ? (
                <StatusChip tone="ok">{tMedia.left({ count: playLeft })}</StatusChip>
              ) : (
                <StatusChip tone="neutral">{tMedia.none}</StatusChip>
              )}
            </MediaTile>
          )
        })}
        {otherTiles().map(({ screen, ...tile }) => {
          const to = linkTo(screen)
          return to === undefined ? null : <MediaTile key={screen} to={to} {...tile} />
        })}
      </Tiles>
    )}
  </Loaded>
)
