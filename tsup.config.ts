import { globSync, readFileSync } from 'node:fs'

/** What a package's manifest says under `tsup`: options, and the patterns of its entries. */
interface Manifest {
  tsup: { entry: string[] }
}

// tsup compiles a pattern's files in the order the disk gives them, which is another each time, and esbuild names its
// chunks by that order. Sorted, every compile of one source is the same bytes.
export default () => {
  const { tsup }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const exclude = tsup.entry.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  const files = tsup.entry
    .filter((pattern) => !pattern.startsWith('!'))
    .flatMap((pattern) => globSync(pattern, { exclude }))
    .map((file) => file.replaceAll('\\', '/'))
  const entry = Object.fromEntries(
    [...new Set(files)]
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), file]),
  )
  return { ...tsup, entry }
}
