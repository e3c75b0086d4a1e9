import { Banner, Button } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { categoriesAtom } from '../categories/categories.ts'
import type { GamesLinks } from '../links.ts'
import { t } from './words.ts'
import { pausedAtom } from './launchState.ts'
import { nameOf } from '../nameOf.ts'
import { playAtom } from './playAtom.ts'

/** The way back to the game there was nothing to play with; nothing where there was none. */
export const BackToGame = ({ categoryLink }: Pick<GamesLinks, 'categoryLink'>) => {
  const [game, setPaused] = useAtom(pausedAtom)
  const play = useSetAtom(playAtom)
  const navigate = useNavigate()
  const categories = useAtomValue(categoriesAtom)
  if (!game) return null
  const back = () => {
    setPaused(null)
    play(game)
    void navigate(categoryLink(categories.includes(game.category) ? game.category : 'hot'))
  }
  return (
    <Banner
      icon="play"
      action={
        <Button small variant="secondary" onClick={back}>
          {t.shell.back}
        </Button>
      }
      onDismiss={() => setPaused(null)}
    >
      {t.shell.paused({ game: nameOf(game) })}
    </Banner>
  )
}
