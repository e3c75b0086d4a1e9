import { Banner, Button, useOwnBaht } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { creditAtom } from './credit.ts'
import { type GamesLinks, nameOf } from '../game/game.ts'
import { t } from './words.ts'
import { pausedAtom } from './launchState.ts'
import { usePlayOn } from './usePlayOn.ts'

/** Banner that leads back to the game that lacked credit; renders nothing if none did. */
export const BackToGame = ({ categoryLink }: Pick<GamesLinks, 'categoryLink'>) => {
  const [game, setPaused] = useAtom(pausedAtom)
  const playOn = usePlayOn(categoryLink)
  const { data: credit } = useAtomValue(creditAtom)
  const baht = useOwnBaht()
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
      {credit && credit.balance > 0 ? (
        <p>{t.shell.takes({ baht: baht(credit.balance, { unit: true }) })}</p>
      ) : null}
    </Banner>
  )
}
