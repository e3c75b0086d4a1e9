import { type Brand, type TextName, textNames } from '@member/brand'
import { filledIn, textFile } from '@member/brand/own/checks'
import { helpMarkdown, legalMarkdown } from '@member/brand-build/legal-markdown'
import type { Language } from '@member/i18n'
import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'

const textsIn = (files: Draft['files'], language: Language) =>
  Promise.all(
    textNames.flatMap((name) => {
      const file = files[textFile(name, language)]
      return file ? [file.text().then((text) => ({ name, text }))] : []
    }),
  )

export function useLegalPages(files: Draft['files'], brand: Brand, language: Language) {
  const [texts, setTexts] = useState<{ name: TextName; text: string }[]>([])
  useEffect(() => {
    let isWanted = true
    void textsIn(files, language).then((read) => isWanted && setTexts(read))
    return () => {
      isWanted = false
    }
  }, [files, language])
  return texts.map(({ name, text }) => {
    const toHtml = name === 'help' ? helpMarkdown : legalMarkdown
    return { name, html: toHtml(filledIn(text, brand)) }
  })
}
