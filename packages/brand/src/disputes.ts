import { atMost, named, shown } from './shown.ts'
import type { BrandFile } from './brandFile.ts'

/**
 * Returns, by file, the faults of client ids and domains.
 * A client id must be the file's name; a domain may be claimed by one file only.
 */
export function disputes(files: BrandFile[]): Map<BrandFile, string[]> {
  const found = new Map<BrandFile, (() => string)[]>()
  const blame = (one: BrandFile, what: string) => {
    const said = found.get(one) ?? []
    said.push(() => `${named(one.file)}: ${what}`)
    found.set(one, said)
  }

  for (const one of files) {
    const { file, clientId } = one
    const name = named(file.replace(/\.json$/, ''))
    if (clientId === undefined || named(clientId) === name) continue
    const twin = files.find((other) => other.file === `${clientId}.json`)
    const said = `clientId is ${shown(clientId)}`
    if (twin?.clientId === clientId) blame(one, `${said}, which ${twin.file} has too; write "${name}".`)
    else blame(one, `${said}, unlike the file's name; write "${name}" or rename the file.`)
  }

  // The owner of a domain is unknown, so neither brand is built.
  for (const [host, claimants] of claimed(files)) {
    const [first, second] = claimants
    if (!first || !second) continue
    for (const one of claimants) {
      const other = one === first ? second : first
      blame(
        one,
        `the domain ${named(host)} belongs to ${named(other.file)} too; remove it from one of the two.`,
      )
    }
  }
  return new Map([...found].map(([one, said]) => [one, atMost(said, `${named(one.file)}: `)]))
}

function claimed(files: BrandFile[]) {
  const claimants = new Map<string, BrandFile[]>()
  for (const one of files) {
    for (const host of new Set(one.hosts)) claimants.set(host, [...(claimants.get(host) ?? []), one])
  }
  return claimants
}

/** Returns, by file, a warning for each name and LINE account that another brand has too. */
export function alikeBrands(files: BrandFile[]): Map<BrandFile, string[]> {
  const having = new Map<string, BrandFile[]>()
  const saying = files.flatMap((one) =>
    said(one).map(({ field, text }) => ({ one, field, text, key: `${field.slice(0, 4)} ${folded(text)}` })),
  )
  for (const { one, key } of saying) having.set(key, [...(having.get(key) ?? []), one])
  const found = new Map<BrandFile, string[]>()
  for (const { one, field, text, key } of saying) {
    const other = having.get(key)?.find((each) => each !== one)
    if (!other) continue
    const warning = `${named(one.file)}: ${field} is ${shown(text)}, which ${named(other.file)} has too; write its own.`
    found.set(one, [...(found.get(one) ?? []), warning])
  }
  return found
}

const said = ({ brand }: BrandFile) =>
  brand
    ? [
        { field: 'displayName', text: brand.displayName },
        { field: 'line.line1', text: brand.line.line1 },
        { field: 'line.line2', text: brand.line.line2 },
      ]
    : []

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
