import { useId } from 'react'
import { GroupFault, GroupLegend } from '../field/groupStyle.ts'
import { Icon } from '../icon/Icon.tsx'
import type { BankChoice } from './bankChoices.ts'
import { BankLogo } from './BankLogo.tsx'
import { Choice, Choices, Radio, Tile } from './bankPickerStyle.ts'

/** One bank of all, by logo and the name that people call it; the full name is what readers hear. */
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
        {choices.map(({ code, short, th, name, label }) => (
          <Choice key={code}>
            <Radio
              type="radio"
              name="bankName"
              value={short}
              aria-label={label}
              defaultChecked={short === chosen}
              onChange={() => onChoose(short)}
            />
            <Tile title={th}>
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
