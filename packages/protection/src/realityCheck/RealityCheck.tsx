import { useSetAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { Question } from './Question.tsx'
import { answerAtom } from './realityCheckAtom.ts'
import { useQuestion } from './useQuestion.ts'
import { featureAtom } from '@member/api-client/setting'
import { Button, Dialog, FormMessage, LinkButton } from '@member/ui'
import { t } from './words.ts'

type Money = 'bringing' | 'home' | 'kept'

interface StoppedProps {
  money: Money
  safeLink: string
  onBring: () => void
  onLogout: () => Promise<unknown>
  onClose: () => void
}

/** Dialog after `STOP`: status of the transfer out, with buttons to retry, log out or take a break. */
const Stopped = ({ money, safeLink, onBring, onLogout, onClose }: StoppedProps) => {
  const hasBreaks = useAtomValue(featureAtom('breaks')) === true
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void onLogout()
  }
  const isBusy = money === 'bringing'
  return (
    <Dialog
      title={t.stop.title}
      {...(!isBusy && { onClose })}
      actions={
        isBusy ? null : (
          <>
            {money === 'kept' ? (
              <Button variant="primary" wide icon="refresh" onClick={onBring}>
                {t.stop.again}
              </Button>
            ) : null}
            <Button wide icon="logout" busy={busy} onClick={leave}>
              {t.stop.logout}
            </Button>
            {hasBreaks ? (
              <LinkButton wide to={safeLink} icon="shield" onClick={onClose}>
                {t.stop.rest}
              </LinkButton>
            ) : null}
          </>
        )
      }
    >
      <FormMessage tone={money === 'kept' ? 'warn' : 'info'}>{t.stop[money]}</FormMessage>
    </Dialog>
  )
}

export interface RealityCheckProps {
  safeLink: string
  onHistory: () => void
  cashOut: () => Promise<boolean>
  logout: () => Promise<unknown>
}

/** Reality check over any screen, at the member's interval. */
export const RealityCheck = ({ safeLink, onHistory, cashOut, logout }: RealityCheckProps) => {
  const isAsked = useQuestion()
  const answer = useSetAtom(answerAtom)
  const [money, setMoney] = useState<Money>()
  const bring = async () => {
    setMoney('bringing')
    setMoney((await cashOut()) ? 'home' : 'kept')
  }
  if (money)
    return (
      <Stopped
        money={money}
        safeLink={safeLink}
        onBring={() => void bring()}
        onLogout={logout}
        onClose={() => setMoney(undefined)}
      />
    )
  if (!isAsked) return null
  return (
    <Question
      onAnswer={async (choice) => {
        await answer(choice)
        if (choice === 'HISTORY') onHistory()
        if (choice === 'STOP') void bring()
      }}
    />
  )
}
