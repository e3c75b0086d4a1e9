import { type Bank, banks } from '@member/api-client'
import { BankLogo, Icon } from '@member/ui'
import { useId } from 'react'
import { th } from './th.ts'
import { Choice, Choices, Fault, Legend, Radio, Tile } from './bankPickerStyle.ts'

/** One bank of all, by logo and short name; the full name is what readers hear. */
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
        {banks.map((bank) => (
          <Choice key={bank.code}>
            <Radio
              type="radio"
              name="bankName"
              value={bank.short}
              aria-label={bank.th}
              defaultChecked={bank.short === chosen}
              onChange={() => onChoose(bank)}
            />
            <Tile title={bank.th}>
              <BankLogo code={bank.code} size={36} />
              <span>{bank.short}</span>
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
