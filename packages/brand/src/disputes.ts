import type { BrandFile } from './read.ts'

/** A sentence for every name and domain that is not a file's own to claim. */
export function disputes(files: BrandFile[]): Map<BrandFile, string[]> {
  const found = new Map<BrandFile, string[]>()
  const blame = (one: BrandFile, what: string) =>
    found.set(one, [...(found.get(one) ?? []), `${one.file}: ${what}`])

  for (const one of files) {
    const { file, clientId } = one
    const name = file.replace(/\.json$/, '')
    if (clientId === undefined || clientId === name) continue
    const twin = files.find((other) => other.file !== file && other.clientId === clientId)
    if (twin) blame(one, `clientId is "${clientId}", which ${twin.file} has too; write "${name}".`)
    else blame(one, `clientId is "${clientId}", unlike the file's name; write "${name}" or rename the file.`)
  }

  const owners = new Map<string, string>()
  for (const one of files) {
    for (const host of new Set(one.hosts)) {
      const owner = owners.get(host)
      if (owner) blame(one, `the domain ${host} belongs to ${owner} too; remove it from one of the two.`)
      else owners.set(host, one.file)
    }
  }
  return found
}
