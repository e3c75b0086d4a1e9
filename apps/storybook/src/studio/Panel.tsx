import styled from '@emotion/styled'
import { CopyButton, FormMessage, Stack } from '@member/ui'
import { brandText, type Draft, faultsOfFile, faultsOfWords } from './draft.ts'
import { Look } from './Look.tsx'
import { Order } from './Order.tsx'
import { Part } from './Part.tsx'
import { Pictures } from './Pictures.tsx'
import { Words } from './Words.tsx'

const File = styled.pre`
  padding: 12px;
  overflow-x: auto;
  border-radius: var(--radius-s);
  background: var(--surface-2);
  font-size: 13px;
  line-height: 1.5;
`

/** What an operator decides, what is to be said about it, and the file that comes of it. */
export const Panel = ({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) => {
  const { file, pictures, words } = draft
  const faults = [...faultsOfFile(file), ...faultsOfWords(words).map((fault) => `words.json: ${fault}`)]
  const say = (part: Partial<Draft['file']>) => onChange({ ...draft, file: { ...file, ...part } })
  return (
    <Stack>
      <div>
        <Look file={file} onChange={say} />
        <Pictures pictures={pictures} onChange={(next) => onChange({ ...draft, pictures: next })} />
        <Words words={words} onChange={(next) => onChange({ ...draft, words: next })} />
        <Order file={file} onChange={say} />
        <Part title="File" said={`${file.clientId}.json`}>
          <File tabIndex={0} aria-label="The brand file">
            {brandText(file)}
          </File>
          {!file.licence && (
            <p>
              The Line accounts in it are examples, and a licence is missing: the operator writes their own
              before the site opens.
            </p>
          )}
        </Part>
      </div>
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
        value={brandText(file)}
        label="Copy the brand file"
        variant="primary"
        disabled={faults.length > 0}
      />
    </Stack>
  )
}
