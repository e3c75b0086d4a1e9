import react from '@vitejs/plugin-react'
import type { ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { apiAddress, sayUnavailable } from './build/proxy.ts'

const toServer: ProxyOptions = {
  target: apiAddress(),
  xfwd: true,
  configure: (proxy) => {
    proxy.on('error', (_error, _request, response) => sayUnavailable(response))
  },
}

// No brand in here: `start` adds one to the development server, the brand build to what is compiled.
export default defineConfig({
  plugins: [react()],
  // The slip reader's worker: Chrome 79 runs no module workers.
  worker: { format: 'iife' },
  build: {
    outDir: 'dist/client',
    // The browser floor of spec §9; a member's phone may be eight years old.
    target: ['chrome79', 'firefox80', 'safari12', 'ios13', 'edge79'],
    assetsInlineLimit: 0,
    // No file names its own; `packClient.ts` lays them beside the site.
    sourcemap: 'hidden',
    // Who has no modulepreload fetches a moment later; the polyfill would weigh on everyone.
    modulePreload: { polyfill: false },
    // The brand build finds in it the code of a pre-rendered page.
    manifest: true,
    // What the libraries in it ask to be said; `notices.ts` puts it beside the code.
    license: true,
    rolldownOptions: {
      output: {
        // Named after a screen, a library, or the package that several screens share a part of.
        chunkFileNames: ({ name, moduleIds: [first = ''] }) =>
          `assets/${/packages[\\/]([\w-]+)[\\/]dist[\\/]chunk-/.exec(first)?.[1] ?? name}-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@emotion|stylis|jotai)[\\/]|preload-helper/,
              priority: 2,
            },
            // What every page begins with, whoever is here.
            { name: 'start', tags: ['$initial'], priority: 1 },
            // What members' screens are made of beside it, so that none begins with many small files.
            {
              name: 'members',
              test: /packages[\\/](?:api-client|wallet|games|protection|rewards)[\\/]|node_modules[\\/](?:@tanstack|jotai-tanstack-query|valibot)[\\/]/,
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
