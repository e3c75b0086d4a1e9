import { globSync } from 'node:fs'
import type { Options } from 'tsup'

/** Keeps each module in a file of its own, so that the site's build can group modules by their paths. */
const oneFileEach: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'one-file-each',
  setup: (build) =>
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/tsx?$/, 'js'), external: true },
    ),
}

export default {
  entry: globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.{test,testing,stories,d}.*'] }),
  format: 'esm',
  clean: true,
  target: 'es2022',
  esbuildPlugins: [oneFileEach],
  // Left to Vite.
  external: [/\?worker$/],
} satisfies Options
