import { ApiError } from '@member/api-client'
import {
  AmountField,
  Button,
  Card,
  FormMessage,
  Skeleton,
  Stack,
  bahtFault,
  formatBaht,
  parseBaht,
} from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState, type FormEvent } from 'react'
import { th } from './th.ts'
import { BonusChoice } from './BonusChoice.tsx'
import { amountAtom, bonusAtom, chooseBonusAtom, featuresAtom, typedAmountAtom } from './payment.ts'

const quick = [100, 300, 500, 1000, 5000]

/** How much, and with which promotion or none: the first of two steps. */
export const AmountStep = ({
  minDeposit,
  onNext,
}: {
  minDeposit: number
  onNext: (amount: number) => void
}) => {
  const [typed, setTyped] = useAtom(typedAmountAtom)
  const setAmount = useSetAtom(amountAtom)
  const choose = useSetAtom(chooseBonusAtom)
  const isChosen = useAtomValue(featuresAtom)['bonusChoice'] === true
  const bonus = useAtomValue(bonusAtom)
  const [offer, setOffer] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)
  const bounds = { min: minDeposit }
  const amount = bahtFault(typed, bounds) === undefined ? parseBaht(typed) : undefined
  useEffect(() => setAmount(amount), [setAmount, amount])
  const offers = amount === undefined ? [] : (bonus.data?.offers ?? [])
  // A promotion the amount does not qualify for any more is not chosen.
  const chosen = offers.some(({ id }) => id === offer) ? offer : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFault(bahtFault(typed, bounds))
    if (amount === undefined) return
    setBusy(true)
    setFailed(undefined)
    try {
      await choose({ offer: chosen, amount })
      onNext(amount)
    } catch (error) {
      setFailed(error instanceof ApiError ? error.message : th.bonus.failed)
      void bonus.refetch()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card tone="brand" aria-label={th.amountTitle}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <AmountField
            label={th.amount}
            value={typed}
            min={minDeposit}
            error={fault}
            hint={typed === '' ? th.min(formatBaht(minDeposit, { unit: true, short: true })) : undefined}
            choices={quick.filter((choice) => choice >= minDeposit)}
            onValue={(text) => {
              setTyped(text)
              setFault(undefined)
            }}
          />
          {isChosen && amount !== undefined && bonus.isPending ? <Skeleton height={72} /> : null}
          {offers.length > 0 ? <BonusChoice offers={offers} chosen={chosen} onChoose={setOffer} /> : null}
          <FormMessage>{failed}</FormMessage>
          <Button type="submit" variant="primary" wide busy={busy}>
            {th.next}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
