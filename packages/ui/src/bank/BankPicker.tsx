import type { Bank } from '@member/api-client'
import { BankLogo, Icon } from '@member/ui'
import { useId } from 'react'
import { bankChoices } from './bankChoices.ts'
import { th } from './th.ts'
import { Choice, Choices, Fault, Legend, Radio, Tile } from './bankPickerStyle.ts'

/** One bank of all, by logo and the name that people call it; the full name is what readers hear. */
export const BankPicker = ({
  chosen,
  onChoose,
  error,
}: {
  chosen: string
  onChoose: (bank: Bank) => void
  error: string | undefined
}) => {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      tabIndex={-1}
    >
      <Legend id={id}>{th.bankSelect}</Legend>
      <Choices>
        {bankChoices.map(({ bank, name, label }) => (
          <Choice key={bank.code}>
            <Radio
              type="radio"
              name="bankName"
              value={bank.short}
              aria-label={label}
              defaultChecked={bank.short === chosen}
              onChange={() => onChoose(bank)}
            />
            <Tile title={bank.th}>
              <BankLogo code={bank.code} size={36} />
              <span>{name}</span>
            </Tile>
          </Choice>
        ))}
      </Choices>
      <div aria-live="polite">
        {error ? (
          <Fault id={`${id}-error`}>
            <Icon name="error" size={18} />
            <span>{error}</span>
          </Fault>
        ) : null}
      </div>
    </div>
  )
}
