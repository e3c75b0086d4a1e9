import type { Game } from '@member/api-client'
import { Icon, VisuallyHidden } from '@member/ui'
import { useSetAtom, useAtomValue } from 'jotai'
import { Fragment, memo } from 'react'
import { GameCover, Box } from '../cover/GameCover.tsx'
import { chosenAtom } from '../launch/launchState.ts'
import { loadsSheet } from '../launch/OpenedGame.tsx'
import { playAtom } from '../launch/playAtom.ts'
import { usePictureOf, nameOf } from '../game/game.ts'
import { t } from '../game/words.ts'
import { useLanguage } from '@member/i18n/react'
import { Again, Badge, Card, Closed, Name, Open } from './gameCardStyle.ts'
import { featureAtom } from '@member/api-client/setting'
import styled from '@emotion/styled'
import { isFavouriteAtom, likeAtom } from '../game/favourites.ts'

const Heart = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  display: flex;
  align-items: flex-start;
  justify-content: flex-end;
  width: 44px;
  height: 44px;
  padding: 6px;
  border: 0;
  background: transparent;
  cursor: pointer;
  & > svg {
    padding: 4px;
    border-radius: 50%;
    background: rgba(10, 6, 18, 0.55);
    fill: none;
    stroke: #fff;
    stroke-width: 2;
  }
  &[aria-pressed='true'] > svg {
    fill: #ff4d6d;
    stroke: #ff4d6d;
  }
  &:focus {
    outline-offset: -3px;
  }
`

const LikeButton = ({ game }: { game: Game }) => {
  const favourites = useAtomValue(featureAtom('favourites'))
  const liked = useAtomValue(isFavouriteAtom)(game)
  const like = useSetAtom(likeAtom)
  if (!favourites) return null
  return (
    <Heart
      type="button"
      aria-pressed={liked}
      aria-label={liked ? t.card.unlike({ name: nameOf(game) }) : t.card.like({ name: nameOf(game) })}
      onClick={() => void like({ uuid: game.uuid, like: !liked })}
    >
      <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden focusable="false">
        <path d="M12 19.500S4 15 4 9.250A4.250 4.250 0 0112 7.200a4.250 4.250 0 018 2.050C20 15 12 19.500 12 19.500z" />
      </svg>
    </Heart>
  )
}

/** Returns the number of letters in a text, without Thai vowels and tones above or below a consonant. */
const lettersOf = (text: string) => text.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, '').length

/** Picture and name of a game; a press opens the game's details, or with `known` the game itself. */
export const GameCard = memo(function GameCard({
  game,
  known = false,
  amongHot = false,
}: {
  game: Game
  /** True if the member has played the game before; a press then opens the game at once. */
  known?: boolean | undefined
  /** True in a list of popular games, where the mark of a popular one says nothing. */
  amongHot?: boolean | undefined
}) {
  useLanguage()
  const choose = useSetAtom(known ? playAtom : chosenAtom)
  const pictureOf = usePictureOf()
  const closed = game.status === 'MAINTENANCE'
  const badge = known ? undefined : game.isHot && !amongHot ? 'hot' : game.isNew ? 'fresh' : undefined
  return (
    <Card data-game>
      <Open type="button" closed={closed} onClick={() => choose(game)} {...loadsSheet}>
        {known && !closed ? (
          <Again>
            <Icon name="play" size={16} />
            <VisuallyHidden>{t.card.again}</VisuallyHidden>
          </Again>
        ) : null}
        <GameCover game={game} image={pictureOf(game.image)} isCaptioned />
        {closed ? (
          <Closed>
            <span>
              <Icon name="settings" size={16} /> {t.card.closed}
            </span>
          </Closed>
        ) : badge ? (
          <Badge tone={badge}>{t.card[badge]}</Badge>
        ) : null}
        <Name length={lettersOf(nameOf(game))}>
          <small>{game.providerName ?? game.provider}</small>
          {/* Words are not broken if they fit, because Thai has no spaces. A number stays with what it counts. */}
          <span>
            {nameOf(game)
              .split(/ (?!\d+$)/)
              .map((word, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- the words of a name keep their order
                <Fragment key={at}>{lettersOf(word) < 13 ? <span>{word}</span> : word} </Fragment>
              ))}
          </span>
        </Name>
      </Open>
      <LikeButton game={game} />
    </Card>
  )
})

export const GameCardSkeleton = styled(Box)`
  background-color: var(--surface-2);
`
