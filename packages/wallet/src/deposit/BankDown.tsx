import { FormMessage, Phrases } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { t } from './words.ts'
import { depositAccountsAtom } from './deposit.ts'

/** While the bank is down neither a transfer nor a slip can be checked; who read that is told when it is back. */
export const BankDown = () => {
  const isDown = useAtomValue(depositAccountsAtom).data?.bankFeed?.state === 'down'
  const [wasDown, setWasDown] = useState(isDown)
  if (isDown && !wasDown) setWasDown(true)
  return (
    <FormMessage tone={isDown ? 'warn' : 'ok'}>
      {isDown ? (
        <>
          <strong>{t.bankDown}</strong>
          <p>
            <Phrases>{t.bankDownHint}</Phrases>
          </p>
        </>
      ) : wasDown ? (
        t.bankBack
      ) : null}
    </FormMessage>
  )
}
