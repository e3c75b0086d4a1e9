import type { Game } from '@member/api-client'
import { Icon } from '@member/ui'
import { useSetAtom } from 'jotai'
import { Fragment, memo } from 'react'
import { GameCover } from '../cover/GameCover.tsx'
import { chosenAtom } from '../launch/launchState.ts'
import { usePictureOf } from '../pictureOf.ts'
import { th } from '../th.ts'
import { LikeButton } from './LikeButton.tsx'
import { Badge, Card, Closed, Name, Open } from './gameCardStyle.ts'

/** A game as a picture with its name; pressed, it tells more and can be played. Asks the server for nothing. */
export const GameCard = memo(function GameCard({ game }: { game: Game }) {
  const choose = useSetAtom(chosenAtom)
  const pictureOf = usePictureOf()
  const closed = game.status === 'MAINTENANCE'
  return (
    <Card data-game>
      <Open type="button" closed={closed} onClick={() => choose(game)}>
        <GameCover game={game} image={pictureOf(game.image)} />
        {closed ? (
          <Closed>
            <span>
              <Icon name="settings" size={16} /> {th.card.closed}
            </span>
          </Closed>
        ) : game.isHot || game.isNew ? (
          <Badge tone={game.isHot ? 'hot' : 'fresh'}>{game.isHot ? th.card.hot : th.card.fresh}</Badge>
        ) : null}
        <Name>
          <span>
            {game.name.split(' ').map((word, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the words of a name keep their order
              <Fragment key={at}>
                <span>{word}</span>{' '}
              </Fragment>
            ))}
          </span>
        </Name>
      </Open>
      <LikeButton game={game} />
    </Card>
  )
})
