import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  imports?: string[]
}

/** Reads a list that the compile wrote beside its code; undefined if the list is missing. */
function read(client: string, name: string) {
  const file = join(client, '.vite', name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/**
 * Returns the addresses of the chunks of `sources` and of their imports, by Vite's manifest.
 * Throws if a source is not a chunk of its own. The list is empty without a manifest.
 */
export function chunksOf(client: string, sources: readonly string[]): string[] {
  const chunks: Record<string, Chunk> | undefined = read(client, 'manifest.json')
  if (!chunks) return []
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`${name} is no chunk of its own; a pre-rendered page names it as its source.`)
    if (found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...found]
}

/** Returns ids of the text tables that the app and `sources` read; undefined if the compile listed none. */
export function tablesOf(client: string, sources: readonly string[]): Set<string> | undefined {
  const ids: Record<string, string[]> | undefined = read(client, 'words.json')
  if (!ids) return undefined
  return new Set(chunksOf(client, ['index.html', ...sources]).flatMap((chunk) => ids[chunk.slice(1)] ?? []))
}
