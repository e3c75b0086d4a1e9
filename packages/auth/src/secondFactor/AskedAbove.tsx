import {
  AmountField,
  Button,
  Card,
  CheckboxField,
  formatBaht,
  parseBaht,
  Phrases,
  Section,
  Stack,
  toast,
} from '@member/ui'
import styled from '@emotion/styled'
import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { setFactorAtom } from './secondFactor.ts'
import { useAct } from '../form/useAct.ts'
import { t } from './words.ts'

const Note = styled.p`
  color: var(--text-muted);
  font-size: 0.9375rem;
`

const choices = [1_000, 5_000, 20_000]

export const AskedAbove = ({ askedAbove }: { askedAbove: number }) => {
  const set = useSetAtom(setFactorAtom)
  const [isAlways, setAlways] = useState(askedAbove === 0)
  const [typed, setTyped] = useState(askedAbove === 0 ? '' : formatBaht(askedAbove, { short: true }))
  const [fault, setFault] = useState<string>()
  const { act, busy } = useAct()
  const amount = isAlways ? 0 : parseBaht(typed)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (amount === undefined) {
      setFault(t.amountWrong)
      return
    }
    await act(async () => {
      await set(amount)
      void toast(t.saved)
    })
  }
  return (
    <Section title={t.amountTitle}>
      <Card>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            <CheckboxField label={t.always} checked={isAlways} onChange={() => setAlways(!isAlways)} />
            {isAlways ? null : (
              <AmountField
                label={t.above}
                value={typed}
                choices={choices}
                error={fault}
                onValue={(next) => {
                  setTyped(next)
                  setFault(undefined)
                }}
              />
            )}
            <Note>
              <Phrases>{t.within}</Phrases>
            </Note>
            <Button type="submit" wide busy={busy} disabled={amount === askedAbove}>
              {t.save}
            </Button>
          </Stack>
        </form>
      </Card>
    </Section>
  )
}
