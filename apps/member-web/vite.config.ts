import react from '@vitejs/plugin-react'
import type { Plugin, ProxyOptions, UserConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { lean } from './build/lean.ts'
import { partition } from './build/partition.ts'
import { apiAddress, sayUnavailable } from './build/proxy.ts'

const toServer: ProxyOptions = {
  target: apiAddress(),
  xfwd: true,
  configure: (proxy) => {
    proxy.on('error', (_error, _request, response) => sayUnavailable(response))
  },
}

const compiled = {
  plugins: [react(), lean()],
  // The slip reader's worker: Chrome 79 runs no module workers.
  worker: { format: 'iife' },
  build: {
    outDir: 'dist/client',
    // The browser floor of spec §9; a member's phone may be eight years old.
    target: ['chrome79', 'firefox80', 'safari12', 'ios13', 'edge79'],
    // A screen is one file or two beyond what is here: lists of them would weigh more than they save.
    modulePreload: false,
    assetsInlineLimit: 0,
    // The stamp reads in it which files a page's first screen is made of.
    manifest: true,
  },
} satisfies UserConfig

// Each evaluated in a task of its own, before the app.
const libraries = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 30 },
  {
    name: 'libraries',
    test: /node_modules[\\/](?:react-router|@emotion|stylis|hoist-non-react-statics|react-is|jotai)[\\/]/,
    priority: 20,
  },
]

const partitioned: Plugin = {
  name: 'partition',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: async () => ({ build: { rolldownOptions: { output: await files() } } }),
}

const dashboard = [/src\/members\/membersSide\.ts$/, /src\/pages\/Dashboard\.tsx$/]
const below = [/src\/landing\/Below\.tsx$/]

const files = async () => ({
  // Short: every list of what a screen loads names them.
  chunkFileNames: 'assets/[hash].js',
  hashCharacters: 'base36' as const,
  codeSplitting: {
    groups: await partition(compiled, libraries, {
      // What decides when all else is evaluated: by itself, or it would wait for what it imports.
      door: [[/index\.html$/]],
      start: [[/src\/start\.tsx$/]],
      login: [[/auth\/dist\/login\/LoginScreen\.js$/]],
      landing: [[/src\/pages\/Landing\.tsx$/]],
      // With what the first press on a login needs.
      server: [[/src\/site\/serverSide\.ts$/, /auth\/dist\/logIn-\w+\.js$/]],
      shared: [dashboard, below],
      members: [dashboard],
      below: [below],
    }),
  },
})

// No brand in here: `start` adds one to the development server, the stamp to what is built.
export default defineConfig({
  ...compiled,
  plugins: [...compiled.plugins, partitioned],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': toServer, '/files': toServer, '/simulated': toServer },
  },
  // The renderer of the stamp is whole: it runs wherever Node does.
  ssr: { noExternal: true as const },
  test: {
    environment: 'jsdom',
    // One jsdom a worker; each file still has a context of its own.
    pool: 'vmThreads',
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    restoreMocks: true,
    setupFiles: ['./vitest.setup.ts'],
  },
})
