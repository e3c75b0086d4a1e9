import { RESUME } from '@member/api-client'
import { Banner, Button, toast } from '@member/ui'
import { useAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { th } from './th.ts'
import { withdrawAtom } from './withdraw.ts'

const again = 10_000

/** A withdrawal of which nobody knows yet what became: asked about until it is known, whatever the screen. */
export const LostWithdrawal = () => {
  const [{ status }, send] = useAtom(withdrawAtom)
  const ask = useCallback(async () => {
    const outcome = await send(RESUME)
    if (outcome.status === 'done') void toast(th.found)
    if (outcome.status === 'idle') void toast(th.absent, 'info')
  }, [send])
  // One that was lost just now may still be on its way: it is asked about later.
  const isOfBefore = useRef(status !== 'uncertain')
  useEffect(() => {
    if (isOfBefore.current) void ask()
    const timer = setInterval(() => void ask(), again)
    const back = () => void ask()
    window.addEventListener('online', back)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', back)
    }
  }, [ask])
  return (
    <Banner
      tone="warn"
      action={
        <Button small variant="quiet" busy={status === 'asking'} onClick={() => void ask()}>
          {th.askAgain}
        </Button>
      }
    >
      <strong>{th.uncertain}</strong>
      <p>{th.lost}</p>
    </Banner>
  )
}
