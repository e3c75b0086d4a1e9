import styled from '@emotion/styled'
import type { Language } from '@member/i18n'
import { Button, CopyButton, desktop, FormMessage, saveFile, Stack } from '@member/ui'
import { useState } from 'react'
import { zipOf } from './brandFiles.ts'
import { BrandFiles } from './BrandFiles.tsx'
import { brandText, type Draft, faultsOfFaces, faultsOfFile, faultsOfWords } from './draft.ts'
import { LegalPages } from './LegalPages.tsx'
import { LineAccounts } from './LineAccounts.tsx'
import { Look } from './Look.tsx'
import { Order } from './Order.tsx'
import { Pictures } from './Pictures.tsx'
import { Texts } from './Texts.tsx'
import { Typefaces } from './Typefaces.tsx'
import { Words } from './Words.tsx'

// Always visible on a desktop, whichever part is open.
const Foot = styled(Stack)`
  padding: 16px 0;
  border-top: 1px solid var(--border);
  background: var(--surface-1);
  ${desktop} {
    position: sticky;
    z-index: 1;
    bottom: 0;
  }
`

interface PanelProps {
  draft: Draft
  language: Language
  /** Called with a function from draft to draft. */
  onChange: (change: (draft: Draft) => Draft) => void
}

export const Panel = ({ draft, language, onChange }: PanelProps) => {
  const { file, files, words } = draft
  const [busy, setBusy] = useState(false)
  const faults = [
    faultsOfFile(file),
    faultsOfWords(draft).map((fault) => `words.json: ${fault}`),
    faultsOfFaces(files),
  ].flat()
  const say = (part: Partial<Draft['file']>) =>
    onChange((before) => ({ ...before, file: { ...before.file, ...part } }))
  const put = (name: string, one: File | undefined) =>
    onChange((before) => {
      const { [name]: _, ...others } = before.files
      return { ...before, files: one ? { ...others, [name]: one } : others }
    })
  const download = async () => {
    setBusy(true)
    saveFile(await zipOf(draft), `${file.clientId}.zip`)
    setBusy(false)
  }
  return (
    <div>
      <Look file={file} onChange={say} />
      <Texts file={file} language={language} onChange={say} />
      <LineAccounts file={file} onChange={say} />
      <Pictures files={files} onPut={put} />
      <Typefaces files={files} onPut={put} />
      <Words
        words={words[language]}
        language={language}
        onChange={(next) =>
          onChange((before) => ({ ...before, words: { ...before.words, [language]: next } }))
        }
      />
      <Order file={file} onChange={say} />
      <LegalPages files={files} language={language} onPut={put} />
      <BrandFiles draft={draft} />
      <Foot space={2}>
        <FormMessage>
          {faults.length > 0 && (
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </FormMessage>
        <Button
          small
          variant="primary"
          icon="download"
          busy={busy}
          disabled={faults.length > 0}
          onClick={() => void download()}
        >
          Download the brand
        </Button>
        <CopyButton value={brandText(file)} label="Copy the brand file" disabled={faults.length > 0} />
      </Foot>
    </div>
  )
}
