import * as v from 'valibot'
import type { Brand } from './brand.ts'
import { brandOf } from './brandOf.ts'
import { faultsOf } from './faults.ts'
import { parse } from './parse.ts'
import { named } from './shown.ts'

/** One file of the folder: the brand that it makes, or why it makes none. */
export interface BrandFile {
  file: string
  brand?: Brand
  /** What the file says is its own, even where the rest of it is wrong. */
  clientId?: string | undefined
  hosts: string[]
  faults: string[]
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

/** A file that makes no brand, whatever it may hold. */
export const notRead = (file: string, why: string): BrandFile => ({
  file,
  hosts: [],
  faults: [`${named(file)}: ${why}`],
})

/** Checks what one file holds by itself; `disputes` holds it against its neighbours. */
export function brandFile(file: string, bytes: Uint8Array): BrandFile {
  const { value, faults: ofText } = parse(bytes)
  const faults = ofText.map((fault) => `${named(file)}: ${fault}`)
  if (value === undefined) return { file, hosts: [], faults }
  faults.push(...faultsOf(file, value))
  const { clientId, domains, specialHosts } = v.parse(claims, value)
  const known = { file, clientId, hosts: [...domains, ...specialHosts], faults }
  return faults.length > 0 ? known : { ...known, brand: brandOf(value) }
}
