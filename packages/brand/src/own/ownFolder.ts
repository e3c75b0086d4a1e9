import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { type LegalName, legalNames } from '../legalNames.ts'
import { nearest } from '../nearest.ts'
import { named } from '../shown.ts'
import { catalogue } from './catalogue.ts'
import { fontEndings, type FontName, fontNames, isFontName, missingFont } from './fontNames.ts'
import { fontFault } from './fonts.ts'
import { isLeftOver } from './leftOver.ts'
import { markdownFault } from './markdown.ts'
import { nameAndEnding, pictureFault, pictureNames } from './pictures.ts'
import { readWords, type Words } from './words.ts'

/** One file as it lies in the folder. */
interface OwnFile {
  file: string
  /** Changes with what it holds. */
  digest: string
}

/** What lies in the folder beside a brand's file, `brands/<clientId>/`, and what is wrong with it, a sentence each. */
export interface OwnFolder {
  /** The legal pages that are the brand's own, as Markdown. */
  legal: Partial<Record<LegalName, string>>
  /** By their names, such as `logo` and `events/wheel`. */
  pictures: Record<string, OwnFile & { isSvg: boolean }>
  /** Its own faces. */
  fonts: Partial<Record<FontName, OwnFile>>
  /** Its own wording, of `words.json`. */
  words: Words
  faults: string[]
}

/** The folder of a brand that has none. */
export const noOwnFolder = (): OwnFolder => ({ legal: {}, pictures: {}, fonts: {}, words: {}, faults: [] })

type Blame = (path: string, what: string) => void

/** Reads a brand's own folder below `folder`; all in it is optional, and so is the folder. */
export function ownFolder(folder: string, clientId: string): OwnFolder {
  const own = noOwnFolder()
  const root = join(folder, clientId)
  const blame: Blame = (path, what) =>
    void own.faults.push(`${named(clientId)}${path && '/'}${named(path)}: ${what}`)
  try {
    for (const path of filesBelow(root)) {
      if (path.startsWith('legal/')) readLegal(own, root, path, blame)
      else if (path.startsWith('fonts/')) readFont(own, root, path, blame)
      else if (path === wordsFile) readOwnWords(own, root, blame)
      else readPicture(own, root, path, blame)
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
  return own
}

/** Its files and those of its folders, by their paths; what editors leave is left out. */
function filesBelow(root: string) {
  if (!existsSync(root) || !statSync(root).isDirectory()) return []
  const paths = namesIn(root).flatMap((name) =>
    statSync(join(root, name)).isDirectory()
      ? namesIn(join(root, name)).map((inner) => `${name}/${inner}`)
      : [name],
  )
  paths.sort()
  return paths
}

const namesIn = (path: string) => readdirSync(path).filter((name) => !isLeftOver(name))

function unknownName(name: string, known: readonly string[]) {
  const meant = nearest(name, [...known])
  return `this is no part of a brand; ${meant ? `name it ${meant}` : 'move it away'}.`
}

const legalFiles = new Map(legalNames.map((name) => [`legal/${name}.md`, name]))

function readLegal(own: OwnFolder, root: string, path: string, blame: Blame) {
  const name = legalFiles.get(path)
  if (!name) return blame(path, unknownName(path, [...legalFiles.keys()]))
  const at = join(root, path)
  if (!statSync(at).isFile()) return blame(path, 'this is no file that holds text; move it away.')
  const bytes = readFileSync(at)
  const fault = markdownFault(bytes)
  if (fault) return blame(path, fault)
  own.legal[name] = bytes.toString('utf8')
}

const wordsFile = 'words.json'

function readOwnWords(own: OwnFolder, root: string, blame: Blame) {
  const at = join(root, wordsFile)
  if (!statSync(at).isFile()) return blame(wordsFile, 'this is no file that holds text; move it away.')
  const { words, faults } = readWords(readFileSync(at), catalogue())
  for (const fault of faults) blame(wordsFile, fault)
  own.words = words
}

function readPicture(own: OwnFolder, root: string, path: string, blame: Blame) {
  const { name, ending } = nameAndEnding(path)
  if (!pictureNames.has(name)) {
    const known = [...pictureNames.keys()].map((one) => `${one}.${ending || 'svg'}`)
    return blame(path, unknownName(path, [...known, ...legalFiles.keys(), wordsFile]))
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

/** A file that is the only one of its name; undefined where it was blamed. */
function readOwnFile(other: OwnFile | undefined, root: string, path: string, blame: Blame) {
  const file = join(root, path)
  if (!statSync(file).isFile()) return blame(path, 'this is no file that can be read; move it away.')
  if (other) return blame(path, `there is ${named(basename(other.file))} too; keep one of the two.`)
  const bytes = readFileSync(file)
  return { bytes, own: { file, digest: createHash('sha256').update(bytes).digest('hex').slice(0, 12) } }
}
