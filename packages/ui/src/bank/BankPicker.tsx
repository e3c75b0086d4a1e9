import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { GroupFault, GroupLegend } from '../field/groupStyle.ts'
import { SearchField } from '../field/SearchField.tsx'
import { Icon } from '../icon/Icon.tsx'
import { BankLogo } from './BankLogo.tsx'
import { Choice, Choices, Fault, Others, Radio, Tile } from './bankPickerStyle.ts'
import { tPicker } from './wordsPicker.ts'
import { type Language, language } from '@member/i18n'
import { tBank } from './wordsBank.ts'

const popular = ['004', '014', '002', '006', '025', '011', '030', '034']

interface BankChoice {
  code: string
  short: string
  fullName: string
  name: string
  /** Accessible name, which contains the visible `name`. */
  label: string
}

export const bankChoices = (
  banks: readonly (Pick<BankChoice, 'code' | 'short'> & Record<Language, string>)[],
): readonly BankChoice[] =>
  [
    ...popular.flatMap((code) => banks.filter((bank) => bank.code === code)),
    ...banks.filter(({ code }) => !popular.includes(code)),
  ].map((bank) => {
    const { code, short } = bank
    const fullName = bank[language()]
    const names: Readonly<Record<string, string | undefined>> = tBank
    const name = names[code] ?? short
    return {
      code,
      short,
      fullName,
      name,
      label: fullName.includes(name) ? fullName : `${fullName} (${name})`,
    }
  })

const first = 6

const plain = (text: string) => text.toLowerCase().replace(/\s/g, '')

// Enter searches and does not submit the surrounding form.
const stay = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

export const BankPicker = ({
  label: legend,
  choices,
  chosen,
  onChoose,
  error,
}: {
  label: string
  choices: readonly BankChoice[]
  chosen: string
  onChoose: (short: string) => void
  error: string | undefined
}) => {
  const id = useId()
  const [areAllShown, setAllShown] = useState(false)
  const [wanted, setWanted] = useState('')
  const isFound = ({ short, fullName, name }: BankChoice) =>
    [short, fullName, name].some((text) => plain(text).includes(plain(wanted)))
  const isUsual = (choice: BankChoice) => choices.indexOf(choice) < first
  const isShown = (choice: BankChoice) =>
    choice.short === chosen ||
    (isUsual(choice) ? wanted === '' || isFound(choice) : areAllShown && isFound(choice))
  const tileOf = (choice: BankChoice) => (
    // Hidden, not removed, so that the form keeps the chosen one.
    <Choice key={choice.code} hidden={!isShown(choice)}>
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
  )
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      tabIndex={-1}
    >
      <GroupLegend id={id}>{legend}</GroupLegend>
      <Fault aria-live="polite">
        {error ? (
          <GroupFault id={`${id}-error`}>
            <Icon name="error" size={18} />
            <span>{error}</span>
          </GroupFault>
        ) : null}
      </Fault>
      <Choices>{choices.slice(0, first).map(tileOf)}</Choices>
      {choices.length <= first ? null : (
        <Others>
          {areAllShown ? (
            <SearchField
              label={tPicker.search}
              hint={choices.some(isFound) ? undefined : tPicker.none}
              value={wanted}
              onSearch={setWanted}
              onKeyDown={stay}
            />
          ) : (
            <Button variant="quiet" wide icon="search" onClick={() => setAllShown(true)}>
              {tPicker.more}
            </Button>
          )}
        </Others>
      )}
      <Choices>{choices.slice(first).map(tileOf)}</Choices>
    </div>
  )
}
