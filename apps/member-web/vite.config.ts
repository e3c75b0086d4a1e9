import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ProxyOptions } from 'vite'
import { apiAddress } from './build/apiAddress.ts'

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

/** Lists the text tables that each chunk reads, for the brand build. */
const listTables: Plugin = {
  name: 'list-tables',
  generateBundle(_, bundle) {
    const idsIn = (module: string) =>
      /\/words\w*\.[jt]s$/.test(module)
        ? [...(this.getModuleInfo(module)?.code ?? '').matchAll(/words\(\s*["']([^"']+)["']/g)].map(
            ([, id]) => id,
          )
        : []
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

// No brand in here: `start` adds one to the development server, the brand build to what is compiled.
export default defineConfig({
  plugins: [react(), listTables],
  // The slip reader's worker: Chrome 79 runs no module workers.
  worker: { format: 'iife' },
  build: {
    outDir: 'dist/client',
    // The browser floor of spec §9; a member's phone may be eight years old.
    target: ['chrome79', 'firefox80', 'safari12', 'ios13', 'edge79'],
    assetsInlineLimit: 0,
    // No file names its own; `pack-client` lays them beside the site.
    sourcemap: 'hidden',
    // No modulepreload polyfill: every browser would download it, and those without support only load slightly later.
    modulePreload: { polyfill: false },
    // The brand build finds in it the code of a pre-rendered page.
    manifest: true,
    // The licence notices of bundled libraries; `pack-client` puts them beside the code.
    license: true,
    rolldownOptions: {
      output: {
        // A name would cost 5 bytes in every file that imports one, and the first holds the names of all 200.
        // The fewest letters that tell so many files apart: the list of them comes with every page.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@emotion|stylis|jotai)[\\/]|preload-helper/,
              priority: 2,
            },
            // Code that every page starts with.
            { name: 'start', tags: ['$initial'], priority: 1 },
            // What a log-out forgets, without the form that remembers it.
            {
              name: 'kept',
              test: /auth[\\/]dist[\\/]remembered[\\/](?:rememberedName|unsurePassword)\.js/,
              priority: 2,
            },
            // Of the landing and login pages, and in the cache when a member comes to another form.
            { name: 'forms', test: /auth[\\/]dist[\\/]login[\\/]LoginForm/, priority: 1 },
            // Small files that come together, of the floating link and of what a visitor is asked.
            {
              name: 'line',
              test: /(?:support|ui)[\\/]dist[\\/]line[\\/]line(?:Ids|Link)\.js/,
            },
            {
              name: 'visits',
              test: /analytics[\\/]dist[\\/]events[\\/](?:consent|siteEvents)\.js|protection[\\/]dist[\\/]ageGate[\\/]age\.js/,
            },
            // A question, and the dialog that asks it where its library did not come.
            {
              name: 'dialogs',
              test: /ui[\\/]dist[\\/](?:feedback[\\/](?:confirm|askPlainly)|dialog[\\/]openModal|focus[\\/]focusInPlace|back[\\/]closeOnBack)\.js/,
            },
            // Of the landing page and a member's home.
            { name: 'art', test: /ui[\\/]dist[\\/]art[\\/](?:CategoryArt|Hero)\.js/ },
            // Calls and their schemas, which the log-in form has too; not those that many screens ask and it does not.
            {
              name: 'data',
              test: /packages[\\/](?:api-client|banks)[\\/](?!.*(?:words\w*|[\\/](?:additions|bonus|limits))\.js$)|node_modules[\\/](?:@tanstack|jotai-tanstack-query|valibot)[\\/]/,
              minShareCount: 8,
            },
            // Calls that a member's home asks, in one file: in the cache for the screens behind it.
            {
              name: 'homeCalls',
              test: /api-client[\\/]dist[\\/]endpoints[\\/](?:additions|bonus|breaks|gameEvents|identity|ledger|notices|realityCheck|rewards|slips|wheel)\.js/,
            },
            // Code shared by members' screens, in one chunk instead of many small files; not the game that is opened.
            {
              name: 'members',
              // Not their words: a page carries those of all its code.
              test: /packages[\\/](?:wallet|games|protection|identity|ui[\\/]dist[\\/]ownMoney)[\\/](?!.*words\w*\.js$|dist[\\/]launch)/,
              minShareCount: 8,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': toServer, '/files': toServer, '/simulated': toServer },
  },
  // The renderer of the brand build is whole: it runs wherever Node does.
  ssr: { noExternal: true as const },
})
