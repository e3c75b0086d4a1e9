import { FormMessage, Phrases } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { t } from './words.ts'
import { depositAccountsAtom } from './deposit.ts'

/** Warning while the bank is down and cannot check deposits, then a message once the bank is back. */
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
