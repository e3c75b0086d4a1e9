import styled from '@emotion/styled'
import { brandAtom } from '@member/brand'
import { brandIn } from '@member/brand/in-language'
import { byLanguage, type Language, language as shownLanguage, languageNames, languages } from '@member/i18n'
import { desktop, SelectField, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
import { showBrandWords } from '../../.storybook/showBrandWords.ts'
import { brandOfDraft, type Draft, faultsOfFile, languagesOf, shownWords } from './draft.ts'
import type { Device } from './Glass.tsx'
import { Panel } from './Panel.tsx'
import { StartFrom } from './StartFrom.tsx'
import { type Place, Wall } from './Wall.tsx'

// Its own scroll container: a screen that scrolls its page to the top would scroll this one too.
const Root = styled.div`
  height: 100vh;
  overflow: auto;
  ${desktop} {
    display: flex;
    overflow: hidden;
  }
`

const Side = styled.div`
  padding: 24px 20px 0;
  background: var(--surface-1);
  & > h1 {
    font-size: 28px;
  }
  & > p {
    margin-bottom: 20px;
    color: var(--text-muted);
  }
  ${desktop} {
    flex: none;
    width: 340px;
    overflow: auto;
    border-right: 1px solid var(--border);
  }
`

const Screens = styled.div`
  padding: 24px 20px 64px;
  ${desktop} {
    flex: 1;
    min-width: 0;
    overflow: auto;
  }
`

const Seen = styled.div`
  max-width: 220px;
  margin-bottom: 20px;
`

const devices = [
  { value: 'phone', label: 'Phone, 390 px' },
  { value: 'desktop', label: 'Desktop, 1280 px' },
]

/** Returns the wanted language if the brand has that language, otherwise the brand's first. */
const languageSeen = (file: Draft['file'], wanted: Language): Language => {
  const offered = languagesOf(file)
  return offered.includes(wanted) ? wanted : (offered[0] ?? 'th')
}

export const Studio = ({ shown }: { shown: readonly Place[] }) => {
  const { themeColour, scheme } = useAtomValue(brandAtom)
  const [fresh] = useState<Draft>({
    file: { clientId: 'new-brand', displayName: 'แบรนด์ใหม่', themeColour, scheme },
    words: byLanguage(() => ({})),
    files: {},
  })
  const [draft, setDraft] = useState(fresh)
  const { files, words } = draft
  // A partly typed colour is not shown.
  const [file, setFile] = useState(draft.file)
  if (file !== draft.file && !faultsOfFile(draft.file).length) setFile(draft.file)
  const [wanted, setWanted] = useState(shownLanguage)
  const language = languageSeen(file, wanted)
  const next = useMemo(
    () => ({
      brand: brandIn(brandOfDraft({ file, files }), language),
      words: shownWords(words, language),
      language,
      files,
    }),
    [file, files, words, language],
  )
  // Typing has priority over rendering a dozen screens.
  const drawn = useDeferredValue(next)
  // Before the screens render; the next story restores its own brand's texts.
  useLayoutEffect(() => showBrandWords(drawn.words, drawn.language), [drawn.words, drawn.language])
  const [device, setDevice] = useState<Device>('phone')
  return (
    <Root>
      <Side>
        <h1>Studio</h1>
        <p>Say what is the brand’s own, see the whole product in it, and take its files along.</p>
        <Stack space={5}>
          <StartFrom fresh={fresh} onStart={setDraft} />
          <Panel draft={draft} language={language} onChange={setDraft} />
        </Stack>
      </Side>
      <Screens>
        <Seen>
          <SelectField
            label="Seen on"
            placeholder={null}
            options={devices}
            value={device}
            onChange={({ target }) => setDevice(target.value === 'desktop' ? 'desktop' : 'phone')}
          />
          {languagesOf(file).length > 1 && (
            <SelectField
              label="Seen in"
              placeholder={null}
              options={languagesOf(file).map((value) => ({ value, label: languageNames[value] }))}
              value={language}
              onChange={({ target }) => setWanted(languages.find((one) => one === target.value) ?? wanted)}
            />
          )}
        </Seen>
        <Wall {...drawn} device={device} shown={shown} />
      </Screens>
    </Root>
  )
}
