import * as v from 'valibot'
import type { Brand } from './brand.ts'
import { atMost, named } from './shown.ts'
import { brandOf } from './brandOf.ts'
import { faultsOf } from './faults.ts'
import { parse } from './parse.ts'

export interface BrandFile {
  file: string
  brand?: Brand
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

export const notRead = (file: string, ...why: string[]): BrandFile => ({
  file,
  hosts: [],
  faults: why.map((one) => `${named(file)}: ${one}`),
})

/** Checks the content of one file; `disputes` later compares the file with the others. */
export function brandFile(file: string, bytes: Uint8Array): BrandFile {
  const { value, faults: ofText } = parse(bytes)
  if (value === undefined) return notRead(file, ...atMost(ofText.map((fault) => () => fault)))
  const faults = faultsOf(file, value, ofText)
  const { clientId, domains, specialHosts } = v.parse(claims, value)
  const known = { file, clientId, hosts: [...domains, ...specialHosts], faults }
  return faults.length > 0 ? known : { ...known, brand: brandOf(value) }
}
