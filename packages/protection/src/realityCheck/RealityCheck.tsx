import { useSetAtom, useAtomValue } from 'jotai'
import { useState, useEffect } from 'react'
import { Question } from './Question.tsx'
import { answerAtom, realityCheckAtom, onOtherTabs } from './realityCheckAtom.ts'
import { featureAtom } from '@member/api-client/setting'
import { Button, Dialog, FormMessage, LinkButton } from '@member/ui'
import { t } from './words.ts'
import type { RealityCheck as Status } from '@member/api-client'

type Money = 'bringing' | 'home' | 'kept'

interface StoppedProps {
  money: Money
  safeLink: string
  onTransferOut: () => void
  onLogout: () => Promise<unknown>
  onClose: () => void
}

/** Dialog after `STOP`: status of the transfer out, with buttons to retry, log out or take a break. */
const Stopped = ({ money, safeLink, onTransferOut, onLogout, onClose }: StoppedProps) => {
  const hasBreaks = useAtomValue(featureAtom('breaks')) === true
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void onLogout()
  }
  const isTransferring = money === 'bringing'
  return (
    <Dialog
      title={t.stop.title}
      {...(!isTransferring && { onClose })}
      actions={
        isTransferring ? null : (
          <>
            {money === 'kept' ? (
              <Button variant="primary" wide icon="refresh" onClick={onTransferOut}>
                {t.stop.again}
              </Button>
            ) : null}
            <Button wide icon="logout" busy={isLeaving} onClick={leave}>
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
  const transferOut = async () => {
    setMoney('bringing')
    setMoney((await cashOut()) ? 'home' : 'kept')
  }
  if (money)
    return (
      <Stopped
        money={money}
        safeLink={safeLink}
        onTransferOut={() => void transferOut()}
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
        if (choice === 'STOP') void transferOut()
      }}
    />
  )
}

/**
 * Returns when the reality check is due (ms, this phone's clock), computed from the server's clock.
 * Infinity if the member has no interval.
 */
const dueAt = ({ minutes, since, now }: Status, receivedAt: number) =>
  minutes === null ? Infinity : receivedAt + Date.parse(since) - Date.parse(now) + minutes * 60_000

const longest = 2_147_483_647

/** Returns true while the reality check is due and no tab has answered it. */
function useQuestion(): boolean {
  const { data, dataUpdatedAt, refetch } = useAtomValue(realityCheckAtom)
  const [asked, setAsked] = useState<string>()
  const since = data?.since
  const due = data ? dueAt(data, dataUpdatedAt) : Infinity
  const isAsked = since !== undefined && asked === since
  useEffect(() => {
    if (isAsked || due === Infinity) return undefined
    const wait = () => setTimeout(look, Math.min(Math.max(0, due - Date.now()), longest))
    const look = () => {
      // A timer may fire early, or the clock be set back: wait for the rest.
      if (Date.now() < due) {
        clearTimeout(timer)
        timer = wait()
        return
      }
      setAsked(since)
      // Refreshes the session's result.
      void refetch()
    }
    let timer = wait()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [due, since, isAsked, refetch])
  useEffect(() => onOtherTabs(() => void refetch()), [refetch])
  return isAsked && due !== Infinity
}
