import { isInFlight, RESUME } from '@member/commands'
import { AmountField, bahtFault, Button, CommandMessage, FormMessage, parseBaht, Stack } from '@member/ui'
import { useAtom, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useState } from 'react'
import { t as shared } from '../play/words.ts'
import {
  leaveWithdrawAffiliateAtom,
  sentEarningsAtom,
  typedEarningsAtom,
  withdrawAffiliateAtom,
} from './affiliate.ts'
import type { ApiError } from '@member/api-client'
import { t } from './words.ts'

function earningsRefusal({ status, data, message }: ApiError): string {
  const balance = data?.['balance']
  return status === 422501 && typeof balance === 'number' ? t.withdraw.short({ balance: balance }) : message
}

/**
 * Form that pays any part of the affiliate earnings (baht) into the credit. Below the minimum (`least`), only a
 * text that names the minimum.
 */
export const WithdrawEarnings = ({ balance, least }: { balance: number; least: number }) => {
  const [typed, setTyped] = useAtom(typedEarningsAtom)
  const [fault, setFault] = useState<string>()
  const [absent, setAbsent] = useState(false)
  const [sent, setSent] = useAtom(sentEarningsAtom)
  const [command, send] = useAtom(withdrawAffiliateAtom)
  const leave = useSetAtom(leaveWithdrawAffiliateAtom)
  useEffect(() => leave, [leave])
  const busy = isInFlight(command)
  const news = (
    <CommandMessage
      command={command}
      hint={shared.order.uncertainHint}
      done={t.withdraw.done({ amount: sent })}
      found={t.withdraw.found}
      absent={absent ? t.withdraw.absent : undefined}
      refused={command.status === 'refused' ? earningsRefusal(command.error) : undefined}
    />
  )

  // A command of unknown outcome is looked up whatever the balance.
  if (command.status !== 'uncertain' && !busy && (balance <= 0 || balance < least))
    return (
      <>
        {news}
        <FormMessage tone="info">{t.withdraw.notYet({ amount: least })}</FormMessage>
      </>
    )

  const bounds = { min: least, max: balance }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setAbsent(false)
    if (command.status === 'uncertain') {
      const { status } = await send(RESUME)
      setAbsent(status === 'idle')
      return
    }
    // The second press of a double press finds the field empty.
    if (typed === '' && command.status === 'done') return
    const wrong = bahtFault(typed, bounds)
    const amount = parseBaht(typed)
    setFault(wrong)
    if (wrong !== undefined || amount === undefined) return
    setSent(amount)
    const outcome = await send(amount)
    if (outcome.status === 'done') setTyped('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <AmountField
          label={t.withdraw.amount}
          value={typed}
          {...bounds}
          error={fault}
          hint={typed === '' ? t.withdraw.least({ amount: least }) : undefined}
          all={balance}
          allLabel={t.withdraw.all}
          onValue={(text) => {
            setTyped(text)
            setFault(undefined)
            // A new amount is a new command.
            if (command.status === 'done') leave()
          }}
        />
        {news}
        <Button type="submit" variant="primary" wide busy={busy}>
          {command.status === 'uncertain' ? shared.order.askAgain : t.withdraw.send}
        </Button>
      </Stack>
    </form>
  )
}
