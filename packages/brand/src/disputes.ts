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
