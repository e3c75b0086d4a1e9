import { GroupFault, GroupLegend, Icon, SelectField, TextField } from '@member/ui'
import styled from '@emotion/styled'
import { useAtom } from 'jotai'
import { type ChangeEvent, useId } from 'react'
import { draftAtom } from './draft.ts'
import { t } from './words.ts'

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;
  & > * {
    flex: 1 1 4rem;
    margin: 4px;
  }
  & > :nth-of-type(2) {
    flex: 2 1 8.75rem;
  }
  & > :nth-of-type(3) {
    flex: 1 1 5rem;
  }
`

const Rule = styled.p`
  margin-top: 6px;
  color: var(--text-muted);
  font-size: 0.875rem;
`

const months = () => t.months.map((label, index) => ({ value: String(index + 1), label }))

type Part = ChangeEvent<HTMLInputElement | HTMLSelectElement>

export const BirthDateFields = ({ error }: { error: string | undefined }) => {
  const id = useId()
  const [{ birthDay, birthMonth, birthYear }, setDraft] = useAtom(draftAtom)
  const wrongBy = error ? `${id}-error` : undefined
  const figures = { inputMode: 'numeric', wrongBy } as const
  const type = ({ target: { name, value } }: Part) => setDraft({ [name]: value })
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    // React resets a submitted form to its defaults, so the selection becomes the default.
    for (const option of event.target.options) option.defaultSelected = option.selected
    type(event)
  }
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-rule`}>
      <GroupLegend id={id}>{t.birthDate}</GroupLegend>
      <Parts>
        <TextField
          {...figures}
          label={t.birthDay}
          name="birthDay"
          autoComplete="bday-day"
          maxLength={2}
          defaultValue={birthDay}
          onChange={type}
        />
        <SelectField
          label={t.birthMonth}
          name="birthMonth"
          autoComplete="bday-month"
          options={months()}
          wrongBy={wrongBy}
          defaultValue={birthMonth}
          onChange={choose}
        />
        <TextField
          {...figures}
          label={t.birthYear}
          name="birthYear"
          autoComplete="bday-year"
          maxLength={4}
          defaultValue={birthYear}
          onChange={type}
        />
      </Parts>
      <div aria-live="polite">
        {error ? (
          <GroupFault id={wrongBy}>
            <Icon name="error" size={18} />
            <span>{error}</span>
          </GroupFault>
        ) : null}
      </div>
      <Rule id={`${id}-rule`}>{t.birthRule}</Rule>
    </div>
  )
}
