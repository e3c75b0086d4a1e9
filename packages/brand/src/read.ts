import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import type { Brand } from './brand.ts'
import { brandOf } from './brandOf.ts'
import { disputes } from './disputes.ts'
import { faultsOf } from './faults.ts'
import { nearest } from './nearest.ts'
import { warningsOf } from './warnings.ts'

/** Every brand without a fault, and all that was found, a sentence each; `faults` is empty where all is well. */
export interface Brands {
  brands: Brand[]
  faults: string[]
  warnings: string[]
}

/** Reads and checks every brand of a folder. */
export function readBrands(folder: string): Brands {
  const files = readFiles(folder)
  const faults = files.flatMap((file) => file.faults)
  if (!files.length) faults.push(`${folder}: there is no brand here; add one as brands/README.md says.`)
  const good = files.filter((file) => !file.faults.length)
  return {
    brands: good.flatMap(({ brand }) => (brand ? [brand] : [])),
    faults,
    warnings: good.flatMap(({ file, brand }) => (brand ? warningsOf(file, brand) : [])),
  }
}

/** Reads and checks one brand; the faults of its neighbours are not its own. */
export function readBrand(
  folder: string,
  clientId: string,
): { brand: Brand; faults: []; warnings: string[] } | { brand: null; faults: string[]; warnings: [] } {
  const files = readFiles(folder)
  const own = files.find(({ file }) => file === `${clientId}.json`)
  if (own?.brand && !own.faults.length)
    return { brand: own.brand, faults: [], warnings: warningsOf(own.file, own.brand) }
  const faults = own?.faults ?? [noSuchBrand(clientId, files)]
  return { brand: null, faults, warnings: [] }
}

function noSuchBrand(clientId: string, files: BrandFile[]) {
  const ids = files.map(({ file }) => basename(file, '.json'))
  const meant = nearest(clientId, ids)
  const mend = meant ? `did you mean ${meant}?` : `choose one of: ${ids.join(', ') || 'none yet'}.`
  return `${clientId}.json: there is no such brand; ${mend}`
}

export interface BrandFile {
  file: string
  brand?: Brand
  /** What the file says is its own, even where the rest of it is wrong. */
  clientId?: string | undefined
  hosts: string[]
  faults: string[]
}

function readFiles(folder: string): BrandFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  names.sort()
  const files = names.map((file) => readFile(folder, file))
  for (const [one, faults] of disputes(files)) one.faults.push(...faults)
  return files
}

const hosts = v.fallback(v.optional(v.array(v.string()), []), [])
const claims = v.fallback(
  v.object({
    clientId: v.fallback(v.optional(v.string()), undefined),
    domains: hosts,
    specialHosts: hosts,
  }),
  { clientId: undefined, domains: [], specialHosts: [] },
)

function readFile(folder: string, file: string): BrandFile {
  const content = parse(readFileSync(join(folder, file), 'utf8'), file)
  if ('fault' in content) return { file, hosts: [], faults: [content.fault] }
  const { clientId, domains, specialHosts } = v.parse(claims, content.value)
  const faults = faultsOf(file, content.value)
  const known = { file, clientId, hosts: [...domains, ...specialHosts], faults }
  return faults.length > 0 ? known : { ...known, brand: brandOf(content.value) }
}

function parse(text: string, file: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const line = /line (\d+)/.exec(message)?.[1] ?? String(text.trimEnd().split('\n').length)
    return {
      fault: `${file}: line ${line} is no JSON; look there for a missing or surplus comma, quote or brace.`,
    }
  }
}
