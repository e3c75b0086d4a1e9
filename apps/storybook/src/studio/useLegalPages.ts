import { type Brand, type LegalName, legalNames } from '@member/brand'
import { filledIn } from '@member/brand/own/checks'
import { legalMarkdown } from '@member/web/legal-markdown'
import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'

const textsIn = (files: Draft['files']) =>
  Promise.all(
    legalNames.flatMap((name) => {
      const file = files[`legal/${name}`]
      return file ? [file.text().then((text) => ({ name, text }))] : []
    }),
  )

/** The legal pages among a brand's files, as HTML. */
export function useLegalPages(files: Draft['files'], brand: Brand) {
  const [texts, setTexts] = useState<{ name: LegalName; text: string }[]>([])
  useEffect(() => {
    let isWanted = true
    void textsIn(files).then((read) => isWanted && setTexts(read))
    return () => {
      isWanted = false
    }
  }, [files])
  return texts.map(({ name, text }) => ({ name, html: legalMarkdown(filledIn(text, brand)) }))
}
