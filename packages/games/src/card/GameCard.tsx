import type { Game } from '@member/api-client'
import { Icon, VisuallyHidden } from '@member/ui'
import { useSetAtom } from 'jotai'
import { Fragment, memo } from 'react'
import { GameCover } from '../cover/GameCover.tsx'
import { chosenAtom } from '../launch/launchState.ts'
import { loadsSheet } from '../launch/OpenedGame.tsx'
import { playAtom } from '../launch/playAtom.ts'
import { usePictureOf } from '../game/pictureOf.ts'
import { t } from '../game/words.ts'
import { LikeButton } from './LikeButton.tsx'
import { useLanguage } from '@member/i18n/react'
import { nameOf } from '../game/nameOf.ts'
import { Again, Badge, Card, Closed, Name, Open } from './gameCardStyle.ts'

/** Returns the number of letters in a word, without Thai vowels and tones above or below a consonant. */
const lettersOf = (word: string) => word.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, '').length

/** Picture and name of a game; a press opens the game's details, or with `known` the game itself. */
export const GameCard = memo(function GameCard({
  game,
  known = false,
}: {
  game: Game
  /** True if the member has played the game before; a press then opens the game at once. */
  known?: boolean | undefined
}) {
  useLanguage()
  const choose = useSetAtom(known ? playAtom : chosenAtom)
  const pictureOf = usePictureOf()
  const closed = game.status === 'MAINTENANCE'
  return (
    <Card data-game>
      <Open type="button" closed={closed} onClick={() => choose(game)} {...loadsSheet}>
        {known && !closed ? (
          <Again>
            <Icon name="play" size={18} />
            <VisuallyHidden>{t.card.again}</VisuallyHidden>
          </Again>
        ) : null}
        <GameCover game={game} image={pictureOf(game.image)} />
        {closed ? (
          <Closed>
            <span>
              <Icon name="settings" size={16} /> {t.card.closed}
            </span>
          </Closed>
        ) : game.isHot || game.isNew ? (
          <Badge tone={game.isHot ? 'hot' : 'fresh'}>{game.isHot ? t.card.hot : t.card.fresh}</Badge>
        ) : null}
        <Name>
          <small>{game.providerName ?? game.provider}</small>
          {/* Words are not broken if they fit, because Thai has no spaces. A number stays with what it counts. */}
          <span>
            {nameOf(game)
              .split(/ (?!\d+$)/)
              .map((word, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- the words of a name keep their order
                <Fragment key={at}>{lettersOf(word) < 16 ? <span>{word}</span> : word} </Fragment>
              ))}
          </span>
        </Name>
      </Open>
      <LikeButton game={game} />
    </Card>
  )
})
