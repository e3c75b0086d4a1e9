import type { SecondFactor } from '@member/api-client'
import {
  Button,
  Card,
  confirm,
  Icon,
  LinkButton,
  List,
  ListRow,
  OnOff,
  Stack,
  AmountField,
  CheckboxField,
  formatBaht,
  parseBaht,
  Section,
  toast,
} from '@member/ui'
import { useSetAtom } from 'jotai'
import { removeFactorAtom, renewRecoveryCodesAtom, useBegin, setFactorAtom } from './secondFactor.ts'
import { useAct } from '../form/useAct.ts'
import { t } from './words.ts'
import styled from '@emotion/styled'
import { type FormEvent, useState } from 'react'

const Note = styled.p`
  color: var(--text-muted);
  font-size: 0.9375rem;
`

const choices = [1_000, 5_000, 20_000]

const AskedAbove = ({ askedAbove }: { askedAbove: number }) => {
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
            <Note>{t.once}</Note>
            <Button type="submit" wide="phone" busy={busy} disabled={amount === askedAbove}>
              {t.save}
            </Button>
          </Stack>
        </form>
      </Card>
    </Section>
  )
}

export const FactorOn = ({
  factor: { since, askedAbove, recoveryLeft },
  isNew,
  contactLink,
  onCodes,
}: {
  factor: SecondFactor
  /** True right after the recovery codes were shown. */
  isNew: boolean
  contactLink: string
  onCodes: (codes: readonly string[]) => void
}) => {
  const renew = useSetAtom(renewRecoveryCodesAtom)
  const remove = useSetAtom(removeFactorAtom)
  const { act, busy } = useAct()
  const askRenew = async () => {
    const asked = { title: t.renew, text: t.renewText, okLabel: t.renew }
    if ((await confirm(asked)) === 'confirmed') await act(async () => onCodes(await renew()))
  }
  const askOff = async () => {
    if ((await confirm({ title: t.off, text: t.offText, okLabel: t.off })) !== 'confirmed') return
    await act(async () => {
      await remove()
    })
  }
  return (
    <Stack>
      <Card flush ref={useBegin<HTMLDivElement>(isNew)} tabIndex={-1} aria-label={t.title}>
        <List>
          <ListRow
            icon={<Icon name="shield" />}
            title={t.title}
            note={since ? t.since({ when: since }) : null}
            value={<OnOff isOn />}
          />
          <ListRow icon={<Icon name="lock" />} title={t.recovery({ count: recoveryLeft })}>
            <Button small busy={busy} onClick={() => void askRenew()}>
              {t.renew}
            </Button>
          </ListRow>
        </List>
      </Card>
      <AskedAbove key={askedAbove} askedAbove={askedAbove} />
      <p>{t.lost}</p>
      <LinkButton wide="phone" to={contactLink}>
        {t.help}
      </LinkButton>
      <Button variant="danger" wide="phone" busy={busy} onClick={() => void askOff()}>
        {t.off}
      </Button>
    </Stack>
  )
}
