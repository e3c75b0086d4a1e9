import { brandAtom } from '@member/brand'
import { type Language, languageNames } from '@member/i18n'
import { useLanguage } from '@member/i18n/react'
import { toast } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { matchPath, useLocation } from 'react-router'
import * as paths from '../paths/paths.ts'
import { t } from '../words/words.ts'
import { storeLanguage } from './chosenLanguage.ts'
import { useOtherLanguage } from './SiteRouter.tsx'

const Other = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0 8px;
`

function OtherLanguage({ language }: { language: Language }) {
  const { address, change } = useOtherLanguage(language)
  const { pathname } = useLocation()
  // Before the app has loaded, the link itself opens the page in the other language.
  const press = (event: MouseEvent) => {
    storeLanguage(language)
    // The operator's text is part of the HTML, so the document is reloaded.
    const isWhole = [paths.legal, paths.help].some(({ path }) => matchPath(path, pathname))
    if (isWhole || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    change().catch(() => void toast(t.languageFailed, 'bad'))
  }
  return (
    <Other href={address} hrefLang={language} lang={language} onClick={press}>
      {languageNames[language]}
    </Other>
  )
}

export function LanguageChoice() {
  const { languages } = useAtomValue(brandAtom)
  const shown = useLanguage()
  return (
    <>
      {languages
        .filter((language) => language !== shown)
        .map((language) => (
          <OtherLanguage key={language} language={language} />
        ))}
    </>
  )
}
