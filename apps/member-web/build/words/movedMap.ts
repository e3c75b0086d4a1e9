import { existsSync, readFileSync } from 'node:fs'
import remapping from '@jridgewell/remapping'
import type { MagicString } from 'magic-string'

/** The source map of compiled code that was changed since, from the one before in `file`; undefined where there is none. */
export function movedMap(changed: MagicString, file: string): string | undefined {
  if (!existsSync(file)) return undefined
  const before = readFileSync(file, 'utf8')
  const change = changed.generateMap({ hires: 'boundary', source: 'compiled' })
  return remapping(change.toString(), (source) => (source === 'compiled' ? before : null)).toString()
}
