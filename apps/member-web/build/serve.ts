import { join } from 'node:path'
import { serveSite } from '@member/brand-build/preview'
import { apiAddress, builtDir } from './places.ts'
import { readBrandOrStop } from './readBrandOrStop.ts'

// The reader of the output may be gone; serving continues.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
const brand = await readBrandOrStop()
const port = Number(process.env['PORT'] ?? 4173)
const server = await serveSite({ folder: join(builtDir, brand.clientId), port, api: apiAddress() })
console.log(`${brand.displayName} (${brand.clientId}), built: http://localhost:${port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.closeAllConnections()
    server.close()
  })
}
