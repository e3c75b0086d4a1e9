import { formatCount, Loaded, Skeleton, StatusChip, Tiles } from '@member/ui'
import { useAtomValue } from 'jotai'
import { isOfferedAtom } from '../routes/offered.ts'
import { mediaPlaces } from '../shortcuts.ts'
import { thMedia } from './thMedia.ts'
import { eventPlaces, gameEventsAtom } from './gameEvents.ts'
import { MediaTile } from './MediaTile.tsx'

const bones = (
  <Tiles as="div" least={160}>
    {[1, 2, 3, 4].map((tile) => (
      <Skeleton key={tile} height={220} />
    ))}
  </Tiles>
)

/** What may be played, with the plays that are left, and what else there is. */
export const EventTiles = () => {
  const isOffered = useAtomValue(isOfferedAtom)
  return (
    <Loaded query={useAtomValue(gameEventsAtom)} skeleton={bones} isEmpty={() => false}>
      {(events) => (
        <Tiles least={160}>
          {events.map(({ uuid, type, name, image, isActive, playLeft, earnedBy }) => {
            if (type === 'CHECK_IN') return null
            const { to, ...place } = eventPlaces[type]
            if (!isOffered(to)) return null
            return (
              <MediaTile
                key={uuid}
                name={name}
                note={earnedBy}
                image={image}
                {...place}
                to={isActive ? to : undefined}
              >
                {!isActive ? (
                  <StatusChip tone="neutral">{thMedia.shut}</StatusChip>
                ) : playLeft > 0 ? (
                  <StatusChip tone="ok">{thMedia.left(formatCount(playLeft))}</StatusChip>
                ) : (
                  <StatusChip tone="neutral">{thMedia.none}</StatusChip>
                )}
              </MediaTile>
            )
          })}
          {mediaPlaces
            .filter(({ to }) => isOffered(to))
            .map((place) => (
              <MediaTile key={place.to} {...place} />
            ))}
        </Tiles>
      )}
    </Loaded>
  )
}
