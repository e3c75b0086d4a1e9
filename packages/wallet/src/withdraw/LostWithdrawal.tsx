import { Banner, Button, toast } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { useLookUpWithdrawal, useRepeatedLookUp, withdrawAtom } from './withdraw.ts'
import { t } from './words.ts'

/** Banner about a withdrawal of unknown outcome, which looks the outcome up until it is known. */
export const LostWithdrawal = () => {
  const { status } = useAtomValue(withdrawAtom)
  const lookUp = useLookUpWithdrawal()
  const lookUpAndAnnounce = useCallback(async () => {
    const outcome = await lookUp()
    if (outcome.status === 'done') void toast(t.found)
    if (outcome.status === 'idle') void toast(t.absent, 'info')
  }, [lookUp])
  // A command lost just now may still arrive: look it up later.
  const isOfBefore = useRef(status !== 'uncertain')
  useEffect(() => {
    if (isOfBefore.current) void lookUpAndAnnounce()
  }, [lookUpAndAnnounce])
  useRepeatedLookUp(true, lookUpAndAnnounce)
  return (
    <Banner
      tone="warn"
      action={
        <Button small variant="quiet" busy={status === 'checking'} onClick={() => void lookUpAndAnnounce()}>
          {t.askAgain}
        </Button>
      }
    >
      <strong>{t.uncertain}</strong>
      <p>{t.lost}</p>
    </Banner>
  )
}
