import { build, type Rolldown, type UserConfig } from 'vite'

/**
 * Which file each module is sent in, by the part of the site that needs it first: `parts` names entries by their
 * paths; of several lists, what all of them need. Left alone, the compiler makes a file for every set of screens that share something: 40 files
 * for a login page, a quarter larger than one.
 */
export async function partition(config: UserConfig, libraries: Group[], parts: Record<string, RegExp[][]>) {
  const chunks = await compile(config, libraries)
  const taken = new Map<string, string>()
  for (const [name, lists] of Object.entries(parts)) {
    const [needed = new Set<string>(), ...others] = lists.map((entries) => modulesOf(entries, chunks))
    for (const id of needed)
      if (
        others.every((other) => other.has(id)) &&
        !taken.has(id) &&
        !libraries.some(({ test }) => test.test(id))
      )
        taken.set(id, name)
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

function modulesOf(entries: RegExp[], chunks: Rolldown.OutputChunk[]) {
  const opened = chunks.filter(({ facadeModuleId: id }) => id && entries.some((entry) => entry.test(id)))
  return new Set([...closure(opened, chunks)].flatMap(({ modules }) => Object.keys(modules)))
}

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
