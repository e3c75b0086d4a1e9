import { join } from 'node:path'
import { preview } from 'vite'

/** Global setup that serves the built Storybook at `STORYBOOK_URL` while the tests run. */
export default async function serveStatic() {
  const server = await preview({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  process.env['STORYBOOK_URL'] = server.resolvedUrls?.local[0]
  return () => server.close()
}
