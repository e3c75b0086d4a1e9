import { FormMessage, Phrases } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { t } from './words.ts'
import { depositAccountsAtom } from './deposit.ts'

/** Notice that the bank is down and cannot check transfers or slips; announces the bank's return. */
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
