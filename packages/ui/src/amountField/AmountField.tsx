import { type ChangeEvent, type Ref, useEffect, useState } from 'react'
import { Field, type FieldProps } from '../field/Field.tsx'
import { formatBaht } from '@member/i18n'
import { bahtFault, parseBaht } from './parseBaht.ts'
import { t as shared } from '../language/words.ts'
import { t } from './words.ts'
import { Choice, Choices, Figures, Unit } from './amountFieldStyle.ts'

export interface AmountFieldProps extends FieldProps {
  name?: string | undefined
  /** Typed value. Omit it and the field keeps its own. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Hears what was typed and the baht in it, undefined while it is no amount. */
  onValue?: ((typed: string, baht: number | undefined) => void) | undefined
  /** Quick choices in baht. */
  choices?: readonly number[] | undefined
  /** Baht of the "all" choice. */
  all?: number | undefined
  allLabel?: string | undefined
  min?: number | undefined
  max?: number | undefined
  /** Says that it is above `max`, where that has a reason of its own. */
  tooMuch?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  id?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** ms without another digit after which an amount that is too large is told; one that is too small may still grow. */
const pause = 800

/**
 * An amount in baht. Keeps what was typed; says in a sentence what is wrong with it once the member leaves it, and that it is
 * too much once they pause.
 */
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
          <Choices role="group" aria-label={t.choices}>
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
          <Unit>{shared.common.baht}</Unit>
        </>
      )}
    </Field>
  )
}

/** True for what was typed, is above the most, and has stood for a pause. */
function useIsTooMuch(typed: string, isAbove: boolean) {
  const [told, setTold] = useState<string>()
  useEffect(() => {
    if (!isAbove) return undefined
    const timer = setTimeout(() => setTold(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, isAbove])
  return isAbove && told !== undefined
}
