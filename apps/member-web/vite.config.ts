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

// No brand in here: `start` adds one to the development server, the stamp to what is built.
export default defineConfig({
  plugins: [react()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': toServer, '/files': toServer, '/simulated': toServer },
  },
  // The slip reader's worker: Chrome 79 runs no module workers.
  worker: { format: 'iife' },
  // The renderer of the stamp is whole: it runs wherever Node does.
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/client',
    // The browser floor of spec §9; a member's phone may be eight years old.
    target: ['chrome79', 'firefox80', 'safari12', 'ios13', 'edge79'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The stamp reads in it which files a page's first screen is made of.
    manifest: true,
    rolldownOptions: {
      output: {
        // Short: every list of what a screen loads names them.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          // One part a task; the rest by which screens need it together, not a file for every module.
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'libraries', test: /node_modules[\\/](?:react-router|@emotion|stylis|hoist-non-react-statics|react-is|jotai)[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    restoreMocks: true,
    setupFiles: ['./vitest.setup.ts'],
  },
})
