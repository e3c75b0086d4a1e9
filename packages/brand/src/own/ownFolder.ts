import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { type Language, languages } from '@member/i18n'
import { atMost, named } from '../shown.ts'
import { textFile, type TextName, textNames } from '../legalNames.ts'
import { nearest } from '../nearest.ts'
import { fontEndings, type FontName, fontNames, isFontName, missingFont } from './fontNames.ts'
import { fontFault } from './fonts.ts'
import { helpFault, markdownFault } from './markdown.ts'
import { nameAndEnding, pictureFault, pictureNames } from './pictures.ts'
import { readWords, type Texts, type Words } from './words.ts'

interface OwnFile {
  file: string
  digest: string
}

type OwnTexts = Partial<Record<TextName, string>>

/** Content of `brands/<clientId>/`, and its faults, one sentence each. */
export interface OwnFolder {
  legal: OwnTexts
  /** The texts of `legal` in other languages. */
  translated: Partial<Record<Language, OwnTexts>>
  pictures: Record<string, OwnFile & { isSvg: boolean }>
  fonts: Partial<Record<FontName, OwnFile>>
  /** The operator's texts in `words.json`, by language. */
  words: Record<string, Words>
  faults: string[]
}

export const noOwnFolder = (): OwnFolder => ({
  legal: {},
  translated: {},
  pictures: {},
  fonts: {},
  words: {},
  faults: [],
})

type Blame = (path: string, what: string) => void

/**
 * Reads a brand's folder below `folder`; every file in it is optional.
 * `texts` are the texts that its `words.json` may replace; without `texts`, `words.json` is not read.
 */
export function ownFolder(folder: string, clientId: string, texts?: Texts): OwnFolder {
  const own = noOwnFolder()
  const root = join(folder, clientId)
  const inWords: string[] = []
  const elsewhere: string[] = []
  const blame: Blame = (path, what) => {
    const found = path === wordsFile ? inWords : elsewhere
    found.push(`${named(clientId)}${path && '/'}${named(path)}: ${what}`)
  }
  try {
    if (existsSync(root) && !statSync(root).isDirectory())
      blame('', 'this is a file; the brand’s own files belong in a folder of this name: move it away.')
    for (const path of filesBelow(root)) {
      if (path.startsWith('legal/') || textFiles.has(path)) readText(own, root, path, blame)
      else if (path.startsWith('fonts/')) readFont(own, root, path, blame)
      else if (path !== wordsFile) readPicture(own, root, path, blame)
      else if (texts) readOwnWords(own, root, texts, blame)
    }
    const missing = missingFont((name) => name in own.fonts)
    if (missing) blame('fonts', missing)
  } catch (error) {
    const { path = root, code = 'unknown' }: NodeJS.ErrnoException =
      error instanceof Error ? error : { name: '', message: '' }
    blame(
      relative(root, path),
      `it leads to nothing or cannot be read (${code}); put a file there or remove it.`,
    )
  }
  own.faults = [
    ...atMost(
      elsewhere.map((fault) => () => fault),
      `${named(clientId)}: `,
    ),
    ...inWords,
  ]
  return own
}

function filesBelow(root: string) {
  if (!existsSync(root) || !statSync(root).isDirectory()) return []
  const paths = namesIn(root).flatMap((name) => filesIn(root, name))
  paths.sort()
  return paths
}

// Folders of a brand are at most as deep as `legal/en`.
const filesIn = (root: string, path: string): string[] =>
  path.split('/').length < 3 && statSync(join(root, path)).isDirectory()
    ? namesIn(join(root, path)).flatMap((inner) => filesIn(root, `${path}/${inner}`))
    : [path]

const namesIn = (path: string) => readdirSync(path).filter((name) => !isJunkFile(name))

function unknownName(name: string, known: readonly string[]) {
  const meant = nearest(name, [...known])
  return `this is not part of a brand; ${meant ? `name it ${meant}` : 'move it away'}.`
}

const textFiles = new Map<string, { name: TextName; language: Language }>(
  textNames.flatMap((name) =>
    languages.map((language) => [`${textFile(name, language)}.md`, { name, language }] as const),
  ),
)

function readText(own: OwnFolder, root: string, path: string, blame: Blame) {
  const known = textFiles.get(path)
  if (!known) return blame(path, unknownName(path, [...textFiles.keys()]))
  const at = join(root, path)
  if (!statSync(at).isFile()) return blame(path, 'this is not a text file; move it away.')
  const bytes = readFileSync(at)
  const fault =
    markdownFault(bytes) ?? (known.name === 'help' ? helpFault(bytes.toString('utf8')) : undefined)
  if (fault) return blame(path, fault)
  const texts = known.language === 'th' ? own.legal : (own.translated[known.language] ??= {})
  texts[known.name] = bytes.toString('utf8')
}

const wordsFile = 'words.json'

function readOwnWords(own: OwnFolder, root: string, texts: Texts, blame: Blame) {
  const at = join(root, wordsFile)
  if (!statSync(at).isFile()) return blame(wordsFile, 'this is not a text file; move it away.')
  const { words, faults } = readWords(readFileSync(at), texts)
  for (const fault of faults) blame(wordsFile, fault)
  own.words = words
}

function readPicture(own: OwnFolder, root: string, path: string, blame: Blame) {
  const { name, ending } = nameAndEnding(path)
  if (!pictureNames.has(name)) {
    const known = [...pictureNames.keys()].map((one) => `${one}.${ending || 'svg'}`)
    return blame(path, unknownName(path, [...known, ...textFiles.keys(), wordsFile]))
  }
  const found = readOwnFile(own.pictures[name], root, path, blame)
  if (!found) return
  const fault = pictureFault(path, found.bytes)
  if (fault) return blame(path, fault)
  own.pictures[name] = { ...found.own, isSvg: ending === 'svg' }
}

function readFont(own: OwnFolder, root: string, path: string, blame: Blame) {
  const { name, ending } = nameAndEnding(path)
  if (!isFontName(name) || !fontEndings.includes(ending)) {
    const known = [...fontNames.keys()].map(
      (one) => `${one}.${fontEndings.includes(ending) ? ending : 'woff2'}`,
    )
    return blame(path, unknownName(path, known))
  }
  const found = readOwnFile(own.fonts[name], root, path, blame)
  if (!found) return
  const fault = fontFault(found.bytes)
  if (fault) return blame(path, fault)
  own.fonts[name] = found.own
}

/**
 * Returns a file's bytes and digest; reports a fault and returns undefined if it cannot be used.
 * `other` is a file of the same name with another ending: only one of the two is allowed.
 */
function readOwnFile(other: OwnFile | undefined, root: string, path: string, blame: Blame) {
  const file = join(root, path)
  if (!statSync(file).isFile()) return blame(path, 'this is not a readable file; move it away.')
  if (other) return blame(path, `there is ${named(basename(other.file))} too; keep one of the two.`)
  const bytes = readFileSync(file)
  return { bytes, own: { file, digest: createHash('sha256').update(bytes).digest('hex').slice(0, 12) } }
}

/** True for files that editors and operating systems create: lock and swap files, macOS metadata. */
export const isJunkFile = (name: string) => /^[.#~]|~$/.test(name) || name === 'Thumbs.db'
