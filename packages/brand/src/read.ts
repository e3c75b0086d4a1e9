import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Brand } from './brand.ts'
import { type BrandFile, brandFile, notRead } from './brandFile.ts'
import { disputes } from './disputes.ts'
import { nearest } from './nearest.ts'
import { isLeftOver } from './own/leftOver.ts'
import { ownFolder } from './own/ownFolder.ts'
import { named } from './shown.ts'
import { strayFolders } from './own/strayFolders.ts'
import { warningsOf } from './warnings.ts'

/** Every brand without a fault, and all that was found, a sentence each; `faults` is empty where all is well. */
export interface Brands {
  brands: Brand[]
  faults: string[]
  warnings: string[]
}

/** Reads and checks every brand of a folder; a wrong file costs its own brand alone. */
export function readBrands(folder: string): Brands {
  const { files, fault } = readFiles(folder)
  const faults = [...(fault ? [fault] : []), ...files.flatMap((file) => file.faults)]
  if (!fault && !files.length)
    faults.push(`${named(folder, 120)}: there is no brand here; add one as brands/README.md says.`)
  const good = files.filter((file) => !file.faults.length)
  return {
    brands: good.flatMap(({ brand }) => (brand ? [brand] : [])),
    faults,
    warnings: [
      ...good.flatMap(({ file, brand }) =>
        brand ? warningsOf(file, brand, ownFolder(folder, brand.clientId)) : [],
      ),
      ...(fault ? [] : strayFolders(folder, files)),
    ],
  }
}

/** Reads and checks one brand; the faults of its neighbours are not its own. */
export function readBrand(
  folder: string,
  clientId: string,
): { brand: Brand; faults: []; warnings: string[] } | { brand: null; faults: string[]; warnings: [] } {
  const { files, fault } = readFiles(folder)
  const own = files.find(({ file }) => file === `${clientId}.json`)
  if (own?.brand && !own.faults.length)
    return {
      brand: own.brand,
      faults: [],
      warnings: [
        ...warningsOf(own.file, own.brand, ownFolder(folder, clientId)),
        ...strayFolders(folder, files),
      ],
    }
  const faults = own?.faults ?? [fault ?? noSuchBrand(clientId, files)]
  return { brand: null, faults, warnings: [] }
}

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
    names = readdirSync(folder).filter((name) => /\.json$/i.test(name) && !isLeftOver(name))
  } catch (error) {
    return {
      files: [],
      fault: `${named(folder, 120)}: the folder of the brands cannot be read (${codeOf(error)}).`,
    }
  }
  names.sort()
  const files = names.map((file) => readFile(folder, file))
  for (const { file, faults } of files) faults.push(...ownFolder(folder, basename(file, '.json')).faults)
  for (const [one, faults] of disputes(files)) one.faults.push(...faults)
  return { files }
}

// The longest brand is a hundredth of it.
const largest = 256 * 1024

function readFile(folder: string, file: string): BrandFile {
  if (!file.endsWith('.json'))
    return notRead(file, 'the name of a brand ends in small letters; rename it so that it ends in .json.')
  const path = join(folder, file)
  try {
    // Before it is opened: a pipe would be waited for without end.
    const found = statSync(path)
    if (found.isDirectory())
      return notRead(file, 'this is a folder; put a file in its place or move it away.')
    if (!found.isFile()) return notRead(file, 'this is no file that holds text; move it away.')
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
