import { Button, Deferred, Failure, FormMessage, Phrases, Spinner, useOwnBaht } from '@member/ui'
import type { GamesLinks } from '../game/links.ts'
import { t } from './words.ts'
import { Cover, Note, Wait } from './gameShellStyle.ts'

interface PayOverProps extends Pick<GamesLinks, 'depositSheet'> {
  game: string
  money: number
  onClose: () => void
  onAgain: () => void
}

export const PayOver = ({ game, money, depositSheet: DepositSheet, onClose, onAgain }: PayOverProps) => {
  const baht = useOwnBaht()
  const playOn = (
    <Button wide onClick={onClose}>
      {t.shell.playOn}
    </Button>
  )
  return (
    <Deferred
      when="needed"
      fallback={
        <Cover>
          <Wait>
            <Spinner diameter={32} />
          </Wait>
        </Cover>
      }
      renderFailure={(_, retry) => (
        <Cover>
          <Note>
            <Failure retry={retry} />
            {playOn}
          </Note>
        </Cover>
      )}
    >
      <DepositSheet
        onClose={onClose}
        notice={
          <FormMessage tone="info">
            <strong>
              <Phrases>{t.shell.inGame({ game, baht: baht(money, { unit: true }) })}</Phrases>
            </strong>
            <p>{t.shell.waits}</p>
          </FormMessage>
        }
        next={
          <>
            <Button variant="primary" wide icon="play" onClick={onAgain}>
              {t.shell.again}
            </Button>
            {playOn}
          </>
        }
      />
    </Deferred>
  )
}
