import { build, type Rolldown, type UserConfig } from 'vite'

/**
 * Which file each module is sent in, by the part of the site that needs it first: `parts` names entries by the end
 * of their paths. Left alone, the compiler makes a file for every set of screens that share something: 40 files
 * for a login page, a quarter larger than one.
 */
export async function partition(config: UserConfig, libraries: Group[], parts: Record<string, string[]>) {
  const chunks = await compile(config, libraries)
  const taken = new Map<string, string>()
  for (const [name, entries] of Object.entries(parts)) {
    const opened = chunks.filter(({ facadeModuleId: id }) => entries.some((end) => id?.endsWith(end)))
    for (const chunk of closure(opened, chunks))
      for (const id of Object.keys(chunk.modules))
        if (!taken.has(id) && !libraries.some(({ test }) => test.test(id))) taken.set(id, name)
  }
  // A door keeps a file of its own, by which the manifest knows it.
  for (const { facadeModuleId } of chunks) if (facadeModuleId) taken.delete(facadeModuleId)
  const own = [...new Set(taken.values())].map((name, at) => ({
    name,
    test: (id: string) => taken.get(id) === name,
    priority: 10 - at,
    // What is imported without being used would come along.
    includeDependenciesRecursively: false,
  }))
  return [...libraries, ...own]
}

interface Group {
  name: string
  test: RegExp
  priority: number
}

/** What the compiler would send, tree-shaken, without writing it. */
async function compile(config: UserConfig, groups: Group[]) {
  const made: unknown = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  })
  return chunksOf(made)
}

const chunksOf = (made: unknown): Rolldown.OutputChunk[] =>
  made instanceof Object && 'output' in made && Array.isArray(made.output)
    ? made.output.filter((file) => file.type === 'chunk')
    : []

/** `opened` and all that they import. */
function closure(opened: Rolldown.OutputChunk[], chunks: Rolldown.OutputChunk[]) {
  const found = new Set(opened)
  for (const chunk of found)
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name)
      if (next) found.add(next)
    }
  return found
}
