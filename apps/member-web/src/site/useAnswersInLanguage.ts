import { queryClientAtom } from '@member/api-client'
import { useLanguage } from '@member/i18n/react'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { pageWords } from '../language/pageWords.ts'

/** Refetches all queries when the language changes. */
export function useAnswersInLanguage() {
  const client = useAtomValue(queryClientAtom)
  const language = useLanguage()
  const asked = useRef(pageWords().language)
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    void client.invalidateQueries()
  }, [client, language])
}
