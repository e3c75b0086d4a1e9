import { Banner, Button } from '@member/ui'
import { useAtom } from 'jotai'
import type { GamesLinks } from '../links.ts'
import { t } from './words.ts'
import { pausedAtom } from './launchState.ts'
import { nameOf } from '../nameOf.ts'
import { usePlayOn } from './usePlayOn.ts'

/** The way back to the game there was nothing to play with; nothing where there was none. */
export const BackToGame = ({ categoryLink }: Pick<GamesLinks, 'categoryLink'>) => {
  const [game, setPaused] = useAtom(pausedAtom)
  const playOn = usePlayOn(categoryLink)
  if (!game) return null
  const back = () => {
    setPaused(null)
    playOn(game)
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
