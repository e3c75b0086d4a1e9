import { Button, ErrorBoundary, Failure, formatBaht, FormMessage, Spinner } from '@member/ui'
import { Suspense } from 'react'
import type { GamesLinks } from '../links.ts'
import { th } from './th.ts'
import { Cover, Note, Wait } from './gameShellStyle.ts'

interface PayOverProps extends Pick<GamesLinks, 'depositSheet'> {
  game: string
  /** What is in the game, in baht. */
  money: number
  onClose: () => void
  /** Opens the game again, with the credit. */
  onAgain: () => void
}

/** Paying in over a game that stays as it is: what is in it, and what can be done with what comes. */
export const PayOver = ({ game, money, depositSheet: DepositSheet, onClose, onAgain }: PayOverProps) => {
  const playOn = (
    <Button wide onClick={onClose}>
      {th.shell.playOn}
    </Button>
  )
  return (
    <ErrorBoundary
      renderFallback={(_, retry) => (
        <Cover>
          <Note>
            <Failure retry={retry} />
            {playOn}
          </Note>
        </Cover>
      )}
    >
      <Suspense
        fallback={
          <Cover>
            <Wait>
              <Spinner diameter={32} />
            </Wait>
          </Cover>
        }
      >
        <DepositSheet
          onClose={onClose}
          notice={
            <FormMessage tone="info">
              <strong>{th.shell.inGame(game, formatBaht(money, { unit: true }))}</strong>
              <p>{th.shell.waits}</p>
            </FormMessage>
          }
          next={
            <>
              <Button variant="primary" wide icon="play" onClick={onAgain}>
                {th.shell.again}
              </Button>
              {playOn}
            </>
          }
        />
      </Suspense>
    </ErrorBoundary>
  )
}
