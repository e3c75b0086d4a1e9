import { addFormats, hasDates, hasWords, type Language, language, showWords, type Tables } from '@member/i18n'
import { getSession } from '@member/api-client/session'
import type { Brand } from '@member/brand'
import { pageWords } from './pageWords.ts'

interface LanguageFile {
  tables: Tables
  brand: Partial<Brand>
}

const loading = new Map<Language, Promise<LanguageFile>>()

async function fetchFile(of: Language): Promise<LanguageFile> {
  const address = pageWords().files[of]
  if (!address) throw new Error(`The site has no words in ${of}.`)
  // oxlint-disable-next-line no-restricted-globals -- a file of the site, no call to the server
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer.json()
}

/** Fetches the file of a language's texts once; after a failure the next call fetches again. */
function fileOf(of: Language): Promise<LanguageFile> {
  const known = loading.get(of)
  if (known) return known
  const file = fetchFile(of)
  loading.set(of, file)
  file.catch(() => loading.delete(of))
  return file
}

const loadFormats = async () => addFormats((await import('@member/i18n/dates')).dateFormats)

let wanted: Language | undefined
let shown: Language | undefined

/**
 * Switches to a language and loads its date formats; returns the brand's texts in this language.
 * If another language is chosen meanwhile, that one is shown instead.
 */
export async function loadLanguage(chosen: Language): Promise<Partial<Brand>> {
  wanted = chosen
  const loaded = Promise.all([fileOf(chosen), loadFormats()])
  loaded.catch(() => {
    if (wanted === chosen) wanted = shown
  })
  const [file] = await loaded
  // Another language was chosen meanwhile.
  if (wanted !== chosen) return file.brand
  if (shown !== chosen) {
    shown = chosen
    document.documentElement.lang = chosen
    showWords(chosen, file.tables)
  }
  return file.brand
}

export const loadShownLanguage = (): Promise<unknown> => loadLanguage(wanted ?? language())

const isComplete = () => hasWords() && (wanted ?? language()) === language()

const loadMissing = async (code: Promise<unknown>) => {
  await code
  if (!isComplete()) await loadShownLanguage()
  if (hasDates()) await loadFormats()
}

/** Loads all texts if the page lacks some that `code` reads, and the date formats if these have a date. */
export const loadWordsOf = (code: Promise<unknown>): Promise<unknown> =>
  Promise.all([getSession() ? loadFormats() : undefined, loadMissing(code)])
