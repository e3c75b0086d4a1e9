import { type ChangeEvent, type Ref, useEffect, useState } from 'react'
import { Field, type FieldProps } from '../field/Field.tsx'
import { bahtUnit, formatBaht } from '@member/i18n'
import { bahtFault, parseBaht } from './parseBaht.ts'
import { t } from './words.ts'
import { Choice, Choices, Figures, Unit } from './amountFieldStyle.ts'

export interface AmountFieldProps extends FieldProps {
  name?: string | undefined
  /** The typed text; if undefined, the field is uncontrolled. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Called with the typed text and its amount (baht), which is undefined for invalid text. */
  onValue?: ((typed: string, baht: number | undefined) => void) | undefined
  choices?: readonly number[] | undefined
  /** True for large choices on a desktop, two per line, as high as a QR code beside the field. */
  largeChoices?: boolean | undefined
  all?: number | undefined
  allLabel?: string | undefined
  min?: number | undefined
  max?: number | undefined
  /** Message for an amount above `max`, instead of the general message. */
  tooMuch?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  id?: string | undefined
  ref?: Ref<HTMLInputElement>
}

const pause = 800

/** Field for an amount in baht, validated on blur, or above `max` after a pause in typing. */
export const AmountField = (props: AmountFieldProps) => {
  const { label, hint, error, optional, id, name, disabled, required, ref } = props
  const { choices = [], all, allLabel = t.all, min, max, tooMuch, onValue } = props
  const [own, setOwn] = useState(props.defaultValue ?? '')
  const [left, setLeft] = useState(false)
  const typed = props.value ?? own

  const take = (text: string) => {
    setOwn(text)
    onValue?.(text, parseBaht(text))
  }
  const choose = (baht: number) => () => {
    setLeft(true)
    take(formatBaht(baht, { short: true }))
  }
  const baht = parseBaht(typed)
  const isTooMuch = useIsTooMuch(typed, baht !== undefined && max !== undefined && baht > max)
  const fault = (left || isTooMuch) && typed !== '' ? bahtFault(typed, { min, max, tooMuch }) : undefined
  const unit = bahtUnit()
  const reads = baht === undefined ? undefined : formatBaht(baht, { unit: true })
  return (
    <Field
      label={label}
      error={error ?? fault}
      optional={optional}
      id={id}
      hint={hint ?? (reads ? t.reads({ amount: reads }) : undefined)}
      below={
        choices.length > 0 || all !== undefined ? (
          <Choices role="group" aria-label={t.choices} large={props.largeChoices}>
            {choices.map((choice) => (
              <Choice
                key={choice}
                type="button"
                disabled={disabled}
                aria-pressed={baht === choice}
                onClick={choose(choice)}
              >
                {formatBaht(choice, { short: true })}
              </Choice>
            ))}
            {all === undefined ? null : (
              <Choice type="button" disabled={disabled} aria-pressed={baht === all} onClick={choose(all)}>
                {allLabel}
              </Choice>
            )}
          </Choices>
        ) : null
      }
    >
      {(wiring) => (
        <>
          <Figures
            {...wiring}
            ref={ref}
            led={unit.before !== ''}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            placeholder="0.00"
            name={name}
            value={typed}
            disabled={disabled}
            required={required}
            onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget.value)}
            onBlur={() => setLeft(true)}
          />
          <Unit led={unit.before !== ''}>{unit.before || unit.after}</Unit>
        </>
      )}
    </Field>
  )
}

function useIsTooMuch(typed: string, isAbove: boolean) {
  const [announced, setAnnounced] = useState<string>()
  useEffect(() => {
    if (!isAbove) return undefined
    const timer = setTimeout(() => setAnnounced(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, isAbove])
  return isAbove && announced !== undefined
}
