import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { GroupFault, GroupLegend } from '../field/groupStyle.ts'
import { TextField } from '../field/TextField.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { BankChoice } from './bankChoices.ts'
import { BankLogo } from './BankLogo.tsx'
import { Choice, Choices, Others, Radio, Tile } from './bankPickerStyle.ts'
import { tPicker } from './wordsPicker.ts'

/** Banks shown before the others are asked for: two rows on a phone. */
const first = 6

const plain = (text: string) => text.toLowerCase().replace(/\s/g, '')

// Enter searches: it does not send the form round it.
const stay = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

/** Choice of a bank by logo and common name, the usual ones first; screen readers hear the full name. */
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
  const [areAllShown, setAllShown] = useState(false)
  const [wanted, setWanted] = useState('')
  const isFound = ({ short, fullName, name }: BankChoice) =>
    [short, fullName, name].some((text) => plain(text).includes(plain(wanted)))
  const isShown = (choice: BankChoice, index: number) =>
    areAllShown ? isFound(choice) : index < first || choice.short === chosen
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      tabIndex={-1}
    >
      <GroupLegend id={id}>{legend}</GroupLegend>
      {areAllShown ? (
        <Others>
          <TextField
            label={tPicker.search}
            hint={choices.some(isFound) ? undefined : tPicker.none}
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            onKeyDown={stay}
          />
        </Others>
      ) : null}
      <Choices>
        {choices.map((choice, index) => (
          // Hidden, not left out: the form keeps the one that is chosen.
          <Choice key={choice.code} hidden={!isShown(choice, index)}>
            <Radio
              type="radio"
              name="bankName"
              value={choice.short}
              aria-label={choice.label}
              defaultChecked={choice.short === chosen}
              onChange={() => onChoose(choice.short)}
            />
            <Tile title={choice.fullName}>
              <BankLogo code={choice.code} size={36} />
              <span>{choice.name}</span>
            </Tile>
          </Choice>
        ))}
      </Choices>
      {areAllShown || choices.length <= first ? null : (
        <Others>
          <Button variant="quiet" wide icon="search" onClick={() => setAllShown(true)}>
            {tPicker.more}
          </Button>
        </Others>
      )}
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
