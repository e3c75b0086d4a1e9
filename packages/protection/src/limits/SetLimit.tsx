import { limitKinds, limitPeriods, type PlayLimit } from '@member/api-client'
import { AmountField, bahtFault, Button, formatBaht, parseBaht, SelectField, Stack } from '@member/ui'
import { useAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { OrderNews, underWay } from '../OrderNews.tsx'
import { setLimitAtom } from './limits.ts'
import { th } from './th.ts'

const baht = (amount: number) => formatBaht(amount, { unit: true, short: true })
const kinds = limitKinds.map((value) => ({ value, label: th.kind[value] }))
const periods = limitPeriods.map((value) => ({ value, label: th.period[value] }))

/** Sets one of the nine, to whatever is typed: nothing is suggested. */
export const SetLimit = ({ limits }: { limits: readonly PlayLimit[] }) => {
  const [kind, setKind] = useState<PlayLimit['kind']>('DEPOSIT')
  const [period, setPeriod] = useState<PlayLimit['period']>('DAY')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [order, send] = useAtom(setLimitAtom)
  const amount = limits.find((limit) => limit.kind === kind && limit.period === period)?.amount ?? null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay(order) || (typed === '' && order.status === 'done')) return
    const wanted = parseBaht(typed)
    const wrong = bahtFault(typed, { min: 1, max: 100_000_000 })
    setFault(wrong)
    if (wrong !== undefined || wanted === undefined) return
    const { status } = await send({ kind, period, amount: wanted })
    if (status === 'done') setTyped('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <SelectField
          label={th.which}
          placeholder={null}
          options={kinds}
          value={kind}
          hint={th.means[kind]}
          onChange={({ currentTarget }) =>
            setKind(limitKinds.find((one) => one === currentTarget.value) ?? kind)
          }
        />
        <SelectField
          label={th.howLong}
          placeholder={null}
          options={periods}
          value={period}
          hint={th.anew[period]}
          onChange={({ currentTarget }) =>
            setPeriod(limitPeriods.find((one) => one === currentTarget.value) ?? period)
          }
        />
        <AmountField
          label={th.amount}
          value={typed}
          error={fault}
          hint={typed === '' ? (amount === null ? th.rule : th.now(baht(amount))) : undefined}
          onValue={(text) => {
            setTyped(text)
            setFault(undefined)
          }}
        />
        <OrderNews order={order} done={th.done} />
        <Button type="submit" variant="primary" wide busy={underWay(order)}>
          {th.set}
        </Button>
      </Stack>
    </form>
  )
}
