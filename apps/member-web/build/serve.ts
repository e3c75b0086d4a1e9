import { join } from 'node:path'
import { builtDir } from './places.ts'
import { apiAddress } from './proxy.ts'
import { readBrandOrStop } from './readBrandOrStop.ts'
import { serveSite } from './serveSite.ts'

const brand = readBrandOrStop()
const port = Number(process.env['PORT'] ?? 4173)
const server = await serveSite({ folder: join(builtDir, brand.clientId), port, api: apiAddress() })
console.log(`${brand.displayName} (${brand.clientId}), built: http://localhost:${port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.closeAllConnections()
    server.close()
  })
}
