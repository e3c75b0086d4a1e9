import styled from '@emotion/styled'
import { type Brand, languages } from '@member/brand'
import { movedColour } from '@member/brand/palette'
import { FormMessage, SelectField, TextField } from '@member/ui'
import type { BrandContent } from '../../.storybook/brands.ts'
import { Choice } from './Choice.tsx'
import { clientIdOf, languagesOf } from './draft.ts'
import { Part } from './Part.tsx'

const Colour = styled.div`
  display: flex;
  align-items: flex-start;
  & > div {
    flex: 1;
    min-width: 0;
  }
  & > input {
    flex: none;
    width: 56px;
    height: 50px;
    margin: 30px 0 0 8px;
    padding: 4px;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius-m);
    background: var(--surface-2);
  }
`

const schemes: { value: Brand['scheme']; label: string }[] = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'both', label: 'Both, as the member chooses' },
]

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

export const Look = ({
  file,
  onChange,
}: {
  file: BrandContent
  onChange: (part: Partial<BrandContent>) => void
}) => {
  const { clientId, displayName, themeColour, scheme = 'dark' } = file
  const moved = isColour(themeColour) ? movedColour({ themeColour, scheme }) : null
  const rename = (name: string) =>
    onChange({
      displayName: name,
      // A typed id is not replaced.
      ...(clientId === clientIdOf(displayName) && { clientId: clientIdOf(name) }),
    })
  return (
    <Part title="Look" said={displayName} open>
      <TextField
        label="Name"
        value={displayName}
        onChange={({ target }) => rename(target.value)}
        hint="As members read it"
      />
      <Colour>
        <TextField
          label="Theme colour"
          value={themeColour}
          spellCheck={false}
          onChange={({ target }) => onChange({ themeColour: target.value.trim() })}
          hint="A # and six hexadecimal digits"
        />
        <input
          type="color"
          aria-label="Pick the theme colour"
          value={isColour(themeColour) ? themeColour.toLowerCase() : '#000000'}
          onChange={({ target }) => onChange({ themeColour: target.value })}
        />
      </Colour>
      <SelectField
        label="Scheme"
        placeholder={null}
        options={schemes}
        value={scheme}
        onChange={({ target }) => {
          const chosen = schemes.find(({ value }) => value === target.value)
          if (chosen) onChange({ scheme: chosen.value })
        }}
      />
      <TextField
        label="Client id"
        value={clientId}
        spellCheck={false}
        onChange={({ target }) => onChange({ clientId: target.value })}
        hint={`The file will be brands/${clientId || '…'}.json`}
      />
      <Choice
        ordered
        label="Languages"
        names={languages}
        chosen={languagesOf(file)}
        onChange={(chosen) => onChange({ languages: chosen })}
      />
      <FormMessage tone="warn">
        {moved &&
          `${moved.asked} would not stand out from the ${moved.on} page, so ${moved.shown} is shown instead. Words keep their contrast either way.`}
      </FormMessage>
    </Part>
  )
}
