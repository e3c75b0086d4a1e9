import { useId } from 'react'
import { GroupFault, GroupLegend } from '../field/groupStyle.ts'
import { Icon } from '../icon/Icon.tsx'
import type { BankChoice } from './bankChoices.ts'
import { BankLogo } from './BankLogo.tsx'
import { Choice, Choices, Radio, Tile } from './bankPickerStyle.ts'

/** Choice of a bank by logo and common name; screen readers hear the full name. */
export const BankPicker = ({
  label: legend,
  choices,
  chosen,
  onChoose,
  error,
}: {
  label: string
  choices: readonly BankChoice[]
  /** By its short name. */
  chosen: string
  onChoose: (short: string) => void
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
      <GroupLegend id={id}>{legend}</GroupLegend>
      <Choices>
        {choices.map(({ code, short, fullName, name, label }) => (
          <Choice key={code}>
            <Radio
              type="radio"
              name="bankName"
              value={short}
              aria-label={label}
              defaultChecked={short === chosen}
              onChange={() => onChoose(short)}
            />
            <Tile title={fullName}>
              <BankLogo code={code} size={36} />
              <span>{name}</span>
            </Tile>
          </Choice>
        ))}
      </Choices>
      <div aria-live="polite">
        {error ? (
          <GroupFault id={`${id}-error`}>
            <Icon name="error" size={18} />
            <span>{error}</span>
          </GroupFault>
        ) : null}
      </div>
    </div>
  )
}
