import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// A user's PATH often lacks the folders of system programs.
const folders = () => [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
]

export const findProgram = (name: string): string | undefined =>
  folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

const debianPostgres = '/usr/lib/postgresql'

export function findPostgres(): string | undefined {
  const versions = existsSync(debianPostgres)
    ? readdirSync(debianPostgres).toSorted((one, other) => +other - +one)
    : []
  return [...versions.map((version) => join(debianPostgres, version, 'bin')), ...folders()].find((folder) =>
    existsSync(join(folder, 'initdb')),
  )
}
