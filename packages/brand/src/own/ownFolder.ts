import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type LegalName, legalNames } from '../legalNames.ts'
import { nearest } from '../nearest.ts'
import { named } from '../shown.ts'
import { isLeftOver } from './leftOver.ts'
import { markdownFault } from './markdown.ts'

/** What lies in the folder beside a brand's file, `brands/<clientId>/`, and what is wrong with it, a sentence each. */
export interface OwnFolder {
  /** The legal pages that are the brand's own, as Markdown. */
  legal: Partial<Record<LegalName, string>>
  faults: string[]
}

const nothing = (): OwnFolder => ({ legal: {}, faults: [] })

/** Reads a brand's own folder below `folder`; all in it is optional, and so is the folder. */
export function ownFolder(folder: string, clientId: string): OwnFolder {
  const own = nothing()
  const root = join(folder, clientId)
  const blame = (path: string, what: string) =>
    void own.faults.push(`${named(clientId)}/${named(path)}: ${what}`)
  try {
    if (!existsSync(root)) return own
    for (const name of namesIn(root)) if (name !== 'legal') blame(name, unknownName(name, ['legal']))
    for (const name of namesIn(join(root, 'legal'))) readLegal(own, root, name, blame)
  } catch (error) {
    blame('', `it cannot be read (${error instanceof Error ? error.message.slice(0, 80) : 'unknown'}).`)
  }
  return own
}

function namesIn(path: string) {
  if (!existsSync(path) || !statSync(path).isDirectory()) return []
  const names = readdirSync(path).filter((name) => !isLeftOver(name))
  names.sort()
  return names
}

function unknownName(name: string, known: readonly string[]) {
  const meant = nearest(name, [...known])
  return `this is no part of a brand; ${meant ? `name it ${meant}` : 'move it away'}.`
}

const legalFiles = new Map(legalNames.map((name) => [`${name}.md`, name]))

function readLegal(own: OwnFolder, root: string, file: string, blame: (path: string, what: string) => void) {
  const name = legalFiles.get(file)
  const path = join('legal', file)
  if (!name) return blame(path, unknownName(file, [...legalFiles.keys()]))
  const at = join(root, path)
  if (!statSync(at).isFile()) return blame(path, 'this is no file that holds text; move it away.')
  const bytes = readFileSync(at)
  const fault = markdownFault(bytes)
  if (fault) return blame(path, fault)
  own.legal[name] = bytes.toString('utf8')
}
