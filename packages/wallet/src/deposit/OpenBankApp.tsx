import { bankAppOf } from '@member/banks'
import { platform } from '@member/api-client'
import { FormMessage, LinkButton } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { memberAtom } from '../money/member.ts'
import { t } from './words.ts'

/** Time (ms) within which a bank app opens and hides this page; later the app counts as missing. */
const leavesWithin = 2000

/** Opens the app of the member's bank on a phone; if none opens, explains what to do instead. */
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
