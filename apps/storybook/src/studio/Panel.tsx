import styled from '@emotion/styled'
import { movedColour } from '@member/brand/palette'
import { CopyButton, FormMessage, SelectField, Stack, TextField } from '@member/ui'
import { brandText, clientIdOf, type Draft, faultsOfDraft } from './draft.ts'

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

const File = styled.pre`
  margin: 12px 0 0;
  padding: 12px;
  overflow-x: auto;
  border-radius: var(--radius-s);
  background: var(--surface-2);
  font-size: 13px;
  line-height: 1.5;
`

const schemes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
]

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** What a designer types, what is to be said about it, and the file that comes of it. */
export const Panel = ({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) => {
  const faults = faultsOfDraft(draft)
  const moved = isColour(draft.themeColour) ? movedColour(draft) : null
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  const rename = (displayName: string) =>
    change({
      displayName,
      // An id that was typed is kept.
      ...(draft.clientId === clientIdOf(draft.displayName) && { clientId: clientIdOf(displayName) }),
    })
  return (
    <Stack>
      <TextField
        label="Name"
        value={draft.displayName}
        onChange={({ target }) => rename(target.value)}
        hint="As members read it"
      />
      <Colour>
        <TextField
          label="Theme colour"
          value={draft.themeColour}
          spellCheck={false}
          onChange={({ target }) => change({ themeColour: target.value.trim() })}
          hint="A # and six hexadecimal digits"
        />
        <input
          type="color"
          aria-label="Pick the theme colour"
          value={isColour(draft.themeColour) ? draft.themeColour.toLowerCase() : '#000000'}
          onChange={({ target }) => change({ themeColour: target.value })}
        />
      </Colour>
      <SelectField
        label="Scheme"
        placeholder={null}
        options={schemes}
        value={draft.scheme}
        onChange={({ target }) => change({ scheme: target.value === 'light' ? 'light' : 'dark' })}
      />
      <TextField
        label="Client id"
        value={draft.clientId}
        spellCheck={false}
        onChange={({ target }) => change({ clientId: target.value })}
        hint={`The file will be brands/${draft.clientId || '…'}.json`}
      />
      <FormMessage tone="warn">
        {moved &&
          `${moved.asked} would not stand out from the page, so ${moved.shown} is shown instead. Words keep their contrast either way.`}
      </FormMessage>
      <FormMessage>
        {faults.length > 0 && (
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </FormMessage>
      <CopyButton
        value={brandText(draft)}
        label="Copy the brand file"
        variant="primary"
        disabled={faults.length > 0}
      />
      <details>
        <summary>The file</summary>
        <File tabIndex={0} aria-label="The brand file">
          {brandText(draft)}
        </File>
      </details>
      <p>
        The Line accounts in it are examples, and a licence is missing: the operator writes their own before
        the site opens.
      </p>
    </Stack>
  )
}
