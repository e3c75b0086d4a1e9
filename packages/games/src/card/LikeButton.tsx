import type { Game } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import styled from '@emotion/styled'
import { useAtomValue, useSetAtom } from 'jotai'
import { isFavouriteAtom, likeAtom } from '../game/favourites.ts'
import { nameOf } from '../game/nameOf.ts'
import { t } from '../game/words.ts'

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

export const LikeButton = ({ game }: { game: Game }) => {
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
