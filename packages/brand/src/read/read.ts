import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { alikeBrands, disputes } from '../disputes.ts'
import type { Brand } from '../brand.ts'
import { brandFile, type BrandFile, notRead } from '../brandFile.ts'
import { nearest } from '../nearest.ts'
import { isJunkFile, noOwnFolder, ownFolder, type OwnFolder } from '../own/ownFolder.ts'
import { textFile, textNames } from '../legalNames.ts'
import { named } from '../shown.ts'
import type { Texts } from '../own/words.ts'
import { translations } from '../texts.ts'
import { warningsOf } from './warnings.ts'

export interface Brands {
  brands: Brand[]
  faults: string[]
  warnings: string[]
}

export function readBrands(folder: string, clientIds: string[] = [], texts?: Texts): Brands {
  const { files, fault } = readFiles(folder)
  if (fault) return { brands: [], faults: [fault], warnings: [] }
  const byId = new Map(files.map((one) => [idOf(one), one]))
  const alike = alikeBrands(files)
  const read = [...new Set(clientIds.length > 0 ? clientIds : byId.keys())].map((clientId) => {
    const one = byId.get(clientId)
    if (one) return withItsFolder(folder, one, alike.get(one), texts)
    return { brand: undefined, faults: [noSuchBrand(clientId, files)], warnings: [] }
  })
  const none = `${named(folder, 120)}: there is no brand here; add one as brands/README.md says.`
  return {
    brands: read.flatMap(({ brand }) => (brand ? [brand] : [])),
    faults: read.length > 0 ? read.flatMap(({ faults }) => faults) : [none],
    warnings: [...read.flatMap(({ warnings }) => warnings), ...strayFolders(folder, files)],
  }
}

export function readBrand(
  folder: string,
  clientId: string,
  texts?: Texts,
): { brand: Brand; faults: []; warnings: string[] } | { brand: null; faults: string[]; warnings: [] } {
  const { brands, faults, warnings } = readBrands(folder, [clientId], texts)
  const [brand] = brands
  return brand ? { brand, faults: [], warnings } : { brand: null, faults, warnings: [] }
}

const idOf = ({ file }: BrandFile) => basename(file, '.json')

function withItsFolder(folder: string, one: BrandFile, alike: string[] = [], texts?: Texts) {
  const { file, brand } = one
  const own = file.endsWith('.json') ? ownFolder(folder, idOf(one), texts) : noOwnFolder()
  const faults = [...one.faults, ...own.faults, ...(brand ? notOffered(brand, own) : [])]
  if (!brand || faults.length > 0) return { brand: undefined, faults, warnings: [] }
  return { brand, faults, warnings: [...warningsOf(file, brand, own), ...alike] }
}

/** Returns faults about files and texts of a brand in a language that it does not offer. */
const notOffered = ({ clientId, languages }: Brand, { translated, words }: OwnFolder) =>
  translations
    .filter(({ language }) => !languages.includes(language))
    .flatMap(({ language, name }) => {
      const files = textNames.filter((text) => translated[language]?.[text] !== undefined)
      const mend = `the brand offers no ${name}; add "${language}" to languages in ${clientId}.json, or remove`
      return files
        .map((text) => `${clientId}/${textFile(text, language)}.md: ${mend} the file.`)
        .concat(words[language] ? [`${clientId}/words.json: ${mend} "${language}".`] : [])
    })

function noSuchBrand(clientId: string, files: BrandFile[]) {
  const ids = files.map(({ file }) => named(basename(file, '.json'), 40))
  const meant = nearest(clientId, ids)
  const some = ids.length > 5 ? [...ids.slice(0, 4), `${ids.length - 4} more`] : ids
  const mend = meant ? `did you mean ${meant}?` : `choose one of: ${some.join(', ') || 'none yet'}.`
  return `${named(clientId)}.json: there is no such brand; ${mend}`
}

function readFiles(folder: string): { files: BrandFile[]; fault?: string } {
  let names: string[]
  try {
    names = readdirSync(folder).filter((name) => /\.json$/i.test(name) && !isJunkFile(name))
  } catch (error) {
    return {
      files: [],
      fault: `${named(folder, 120)}: the folder of the brands cannot be read (${codeOf(error)}).`,
    }
  }
  names.sort()
  const files = names.map((file) => readFile(folder, file))
  for (const [one, faults] of disputes(files)) one.faults.push(...faults)
  return { files }
}

// The longest brand file is a hundredth of this.
const largest = 256 * 1024

function readFile(folder: string, file: string): BrandFile {
  if (!file.endsWith('.json'))
    return notRead(file, 'the name of a brand ends in small letters; rename it so that it ends in .json.')
  const path = join(folder, file)
  try {
    // Checked before opening: reading a pipe would block for ever.
    const found = statSync(path)
    if (found.isDirectory())
      return notRead(file, 'this is a folder; put a file in its place or move it away.')
    if (!found.isFile()) return notRead(file, 'this is not a text file; move it away.')
    if (found.size > largest) return notRead(file, 'the file is larger than 256 kB; no brand needs as much.')
    return brandFile(file, readFileSync(path))
  } catch (error) {
    const reason = codeOf(error)
    return notRead(file, reasons[reason] ?? `it cannot be read (${reason}); look to the disk.`)
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not read it; give the right to, or run as one who may.',
  EPERM: 'this user may not read it; give the right to, or run as one who may.',
  ELOOP: 'the link leads to itself; point it to a file or remove it.',
  ENOENT: 'it leads to nothing; put a file there or remove it.',
}

const codeOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}

/** Returns a fault for each folder that matches no brand and so would be ignored. */
function strayFolders(folder: string, files: BrandFile[]) {
  const ids = files.map(({ file }) => basename(file, '.json'))
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isJunkFile(entry.name) && !entry.name.endsWith('.json'))
    .filter(({ name }) => !ids.includes(name))
    .map(({ name }) => {
      const meant = nearest(name, ids)
      const mend = meant ? `name it ${named(meant, 40)}` : 'name it as the brand it is of'
      return `${named(name)}: there is no ${named(name, 40)}.json, so nothing in the folder is shown; ${mend}.`
    })
}
