import { RESUME } from '@member/api-client'
import { Banner, Button, toast } from '@member/ui'
import { useAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { t } from './words.ts'
import { withdrawAtom } from './withdraw.ts'

/** A member whose line is back waits no longer than this: the browser does not always tell that it is. */
const again = 4_000

/** A withdrawal of which nobody knows yet what became: asked about until it is known, whatever the screen. */
export const LostWithdrawal = () => {
  const [{ status }, send] = useAtom(withdrawAtom)
  const ask = useCallback(async () => {
    const outcome = await send(RESUME)
    if (outcome.status === 'done') void toast(t.found)
    if (outcome.status === 'idle') void toast(t.absent, 'info')
  }, [send])
  // A command lost just now may still arrive: look it up later.
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
          {t.askAgain}
        </Button>
      }
    >
      <strong>{t.uncertain}</strong>
      <p>{t.lost}</p>
    </Banner>
  )
}
