import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import type { Brand } from './brand.ts'
import { faultsOf } from './faults.ts'
import { brandFileSchema } from './schema.ts'

/** All that could be read, and every fault found, a sentence each; `faults` is empty where all is well. */
export type Brands = { brands: Brand[]; faults: string[] }

/** Reads and checks every brand of a folder. */
export function readBrands(folder: string): Brands {
  const files = brandFiles(folder).map((file) => readFile(folder, file))
  const brands = files.flatMap(({ brand }) => (brand ? [brand] : []))
  const faults = files.flatMap((file) => file.faults)
  if (!files.length) faults.push(`${folder}: there is no brand here; add one as brands/README.md says.`)
  return { brands, faults: [...faults, ...sharedDomains(brands)] }
}

/** Reads and checks one brand; the faults of its neighbours are not its own. */
export function readBrand(
  folder: string,
  clientId: string,
): { brand: Brand; faults: [] } | { brand: null; faults: string[] } {
  const file = `${clientId}.json`
  const names = brandFiles(folder)
  if (!names.includes(file)) {
    const known = names.map((name) => basename(name, '.json')).join(', ')
    return {
      brand: null,
      faults: [`${file}: there is no such brand; choose one of: ${known || 'none yet'}.`],
    }
  }
  const { brands, faults } = readBrands(folder)
  const own = faults.filter((fault) => fault.startsWith(`${file}: `))
  const brand = brands.find((one) => one.clientId === clientId)
  return brand && !own.length ? { brand, faults: [] } : { brand: null, faults: own }
}

function brandFiles(folder: string) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  names.sort()
  return names
}

function readFile(folder: string, file: string): { brand?: Brand; faults: string[] } {
  const content = parse(readFileSync(join(folder, file), 'utf8'), file)
  if ('fault' in content) return { faults: [content.fault] }
  const faults = faultsOf(file, content.value)
  const name = basename(file, '.json')
  const id = v.safeParse(v.object({ clientId: v.string() }), content.value)
  if (id.success && id.output.clientId !== name) {
    const said = id.output.clientId
    faults.push(`${file}: clientId is "${said}", unlike the file's name; write "${name}" or rename the file.`)
  }
  if (faults.length) return { faults }
  const { $schema: _, ...brand } = v.parse(brandFileSchema, content.value)
  return { brand, faults }
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

function sharedDomains(brands: Brand[]): string[] {
  const owners = new Map<string, string>()
  const faults: string[] = []
  for (const { clientId, domains, specialHosts } of brands) {
    for (const host of new Set([...domains, ...specialHosts])) {
      const owner = owners.get(host)
      if (owner) {
        faults.push(
          `${clientId}.json: the domain ${host} belongs to ${owner}.json too; remove it from one of the two.`,
        )
      } else owners.set(host, clientId)
    }
  }
  return faults
}
