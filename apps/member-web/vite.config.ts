import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ProxyOptions } from 'vite'
import { apiAddress } from './build/places.ts'
import { chunks } from './build/chunks.ts'
import { tableIdsIn } from './build/tableIds.ts'

const toServer: ProxyOptions = {
  target: apiAddress(),
  xfwd: true,
  configure: (proxy) => {
    proxy.on('error', (_error, _request, response) => {
      if ('headersSent' in response && !response.headersSent)
        response.writeHead(503, { 'Retry-After': '5' }).end('The server does not answer.')
      else response.destroy()
    })
  },
}

/** Writes `.vite/words.json`, the ids of the text tables that each chunk reads, for the brand build. */
const listTables: Plugin = {
  name: 'list-tables',
  generateBundle(_, bundle) {
    const idsIn = (module: string) =>
      /\/words\w*\.[jt]s$/.test(module) ? tableIdsIn(this.getModuleInfo(module)?.code ?? '') : []
    const tables = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file.moduleIds.flatMap(idsIn)]] : [],
    )
    this.emitFile({
      type: 'asset',
      fileName: '.vite/words.json',
      source: JSON.stringify(Object.fromEntries(tables)),
    })
  },
}

/** Empties the comment lines of our styles: no minifier looks into a template, so members would load them. */
const withoutStyleComments: Plugin = {
  name: 'without-style-comments',
  apply: 'build',
  transform: (code, id) =>
    id.includes('node_modules') ? undefined : { code: code.replace(/^[ \t]+\/\*.*\*\/$/gm, ''), map: null },
}

// No brand here: `start` adds one to the development server, the brand build to the compile.
export default defineConfig({
  plugins: [react(), listTables, withoutStyleComments],
  // The slip reader's worker: Chrome 79 does not support module workers.
  worker: { format: 'iife' },
  build: {
    outDir: 'dist/client',
    // The browser floor of spec §9; a member's phone may be eight years old.
    target: ['chrome79', 'firefox80', 'safari12', 'ios13', 'edge79'],
    assetsInlineLimit: 0,
    // The pages carry the one stylesheet, which no part may load again: new typeface rules move the text.
    cssCodeSplit: false,
    // Not referenced by the files; `pack-client` moves them out of the site.
    sourcemap: 'hidden',
    // No modulepreload polyfill: every browser would download it, and those without support only load slightly later.
    modulePreload: { polyfill: false },
    // The brand build finds the code of pre-rendered pages in it.
    manifest: true,
    // The licence notices of bundled libraries; `pack-client` puts them beside the code.
    license: true,
    rolldownOptions: {
      output: {
        // Hashes only: names would cost 5 bytes per import, and the first file lists all of them. 7 letters are the
        // fewest that are unique; every page contains the list.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': toServer, '/files': toServer, '/simulated': toServer },
  },
  // The renderer of the brand build is bundled completely, to run wherever Node does.
  ssr: { noExternal: true as const },
})
