import { RESUME } from '@member/api-client'
import { AmountField, bahtFault, Button, FormMessage, formatBaht, parseBaht, Stack } from '@member/ui'
import { useAtom, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useState } from 'react'
import { OrderNews } from '../OrderNews.tsx'
import { th as shared } from '../th.ts'
import { leaveWithdrawAffiliateAtom, typedEarningsAtom, withdrawAffiliateAtom } from './affiliate.ts'
import { earningsRefusal } from './earningsRefusal.ts'
import { th } from './th.ts'

const baht = (amount: number) => formatBaht(amount, { unit: true, short: true })

/** Takes any part of the earnings into the credit; from however many presses, once. */
export const WithdrawEarnings = ({ balance, least }: { balance: number; least: number }) => {
  const [typed, setTyped] = useAtom(typedEarningsAtom)
  const [fault, setFault] = useState<string>()
  const [absent, setAbsent] = useState(false)
  const [order, send] = useAtom(withdrawAffiliateAtom)
  const leave = useSetAtom(leaveWithdrawAffiliateAtom)
  useEffect(() => leave, [leave])
  const busy = order.status === 'sending' || order.status === 'asking'
  const news = (
    <OrderNews
      order={order}
      done={th.withdraw.done}
      found={th.withdraw.found}
      absent={absent ? th.withdraw.absent : undefined}
      refused={earningsRefusal}
    />
  )

  // Whatever the balance has become, an order nobody knows of is asked for.
  if (order.status !== 'uncertain' && !busy && (balance <= 0 || balance < least))
    return (
      <>
        {news}
        <FormMessage tone="info">{th.withdraw.notYet(baht(least))}</FormMessage>
      </>
    )

  const bounds = { min: least, max: balance }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setAbsent(false)
    if (order.status === 'uncertain') {
      const { status } = await send(RESUME)
      setAbsent(status === 'idle')
      return
    }
    // The second press of a double one finds the field emptied.
    if (typed === '' && order.status === 'done') return
    const wrong = bahtFault(typed, bounds)
    const amount = parseBaht(typed)
    setFault(wrong)
    if (wrong !== undefined || amount === undefined) return
    const outcome = await send(amount)
    if (outcome.status === 'done') setTyped('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <AmountField
          label={th.withdraw.amount}
          value={typed}
          {...bounds}
          error={fault}
          hint={typed === '' ? th.withdraw.least(baht(least)) : undefined}
          all={balance}
          allLabel={th.withdraw.all}
          onValue={(text) => {
            setTyped(text)
            setFault(undefined)
          }}
        />
        {news}
        <Button type="submit" variant="primary" wide busy={busy}>
          {order.status === 'uncertain' ? shared.order.askAgain : th.withdraw.send}
        </Button>
      </Stack>
    </form>
  )
}
