import { bankAppOf } from '@member/banks'
import { platform } from '@member/api-client'
import { FormMessage, LinkButton } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { memberAtom } from '../money/member.ts'
import { t } from './words.ts'

/** Time (ms) after which a bank app that has not hidden this page counts as missing. */
const leavesWithin = 2000

/** Link that opens the app of the member's bank, with advice if no app opens. */
export const OpenBankApp = () => {
  const bank = useAtomValue(memberAtom).data?.user_bank.bankName ?? ''
  const [isStuck, setStuck] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const app = bankAppOf(bank)
  if (!app || platform() === 'DSK') return null
  const look = () => {
    setStuck(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setStuck(!document.hidden), leavesWithin)
  }
  return (
    <>
      <LinkButton wide icon="phone" href={app.opens} onClick={look}>
        {t.openApp({ app: app.name })}
      </LinkButton>
      <FormMessage tone="info">{isStuck ? t.openAppStuck({ app: app.name }) : null}</FormMessage>
    </>
  )
}
