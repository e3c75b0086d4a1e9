import styled from '@emotion/styled'
import { UsualTime } from './UsualTime.tsx'
import { RESUME, type LevelState, type UserBank } from '@member/api-client'
import { AmountField, Button, Card, Stack, bahtFault, confirm, formatBaht, parseBaht } from '@member/ui'
import { useAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { bankLabel } from '../bankLabel.ts'
import { maskedBankId } from '../maskedBankId.ts'
import { th } from './th.ts'
import { WithdrawNews } from './WithdrawNews.tsx'
import { typedWithdrawalAtom, withdrawAtom } from './withdraw.ts'

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  text-align: center;
`

const quick = [300, 500, 1000, 5000, 10_000]

/** The amount, asked for once more before it goes: a press, a second press and a reload are one withdrawal. */
export const WithdrawForm = ({
  level,
  minWithdraw,
  bank,
}: {
  level: LevelState
  minWithdraw: number | undefined
  bank: UserBank
}) => {
  const [typed, setTyped] = useAtom(typedWithdrawalAtom)
  const [fault, setFault] = useState<string>()
  const [asked, setAsked] = useState(false)
  const [absent, setAbsent] = useState(false)
  const [order, send] = useAtom(withdrawAtom)
  const { withdrawable } = level
  const bounds = { ...(minWithdraw === undefined ? {} : { min: minWithdraw }), max: withdrawable }
  const busy = order.status === 'sending' || order.status === 'asking'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Nothing turns while the question stands: nothing is sent yet.
    if (asked || busy) return
    setAbsent(false)
    // Whatever stands in the field, the press asks for the order before it.
    if (order.status === 'uncertain') {
      const { status } = await send(RESUME)
      setAbsent(status === 'idle')
      return
    }
    const wrong = bahtFault(typed, bounds)
    const baht = parseBaht(typed)
    setFault(wrong)
    if (wrong !== undefined || baht === undefined) return
    setAsked(true)
    const answer = await confirm({
      title: th.confirmTitle(formatBaht(baht, { unit: true })),
      text: th.confirmText(bankLabel(bank.bankName), maskedBankId(bank.bankId)),
      okLabel: th.confirmYes,
    }).finally(() => setAsked(false))
    if (answer !== 'confirmed') return
    const outcome = await send(baht)
    if (outcome.status === 'done') setTyped('')
  }

  return (
    <Card aria-label={th.title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <AmountField
            label={th.amount}
            value={typed}
            {...bounds}
            error={fault}
            choices={quick.filter((choice) => choice <= withdrawable && choice >= (minWithdraw ?? 0))}
            all={withdrawable > 0 ? withdrawable : undefined}
            allLabel={th.all}
            onValue={(text) => {
              setTyped(text)
              setFault(undefined)
            }}
          />
          <WithdrawNews order={order} absent={absent} />
          <Button type="submit" variant="primary" wide busy={busy}>
            {order.status === 'uncertain' ? th.askAgain : th.send}
          </Button>
          <Small>
            <UsualTime />
            {minWithdraw === undefined
              ? ''
              : ` · ${th.min(formatBaht(minWithdraw, { unit: true, short: true }))}`}
          </Small>
        </Stack>
      </form>
    </Card>
  )
}
