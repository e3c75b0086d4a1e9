import { join, relative } from 'node:path'
import { brandPlugin } from '@member/brand-build/vite'
import { createServer } from 'vite'
import { app } from './app.ts'
import { isPortFree, withLocalGames, startApi } from './startApi.ts'
import { appDir, brandsDir, rootDir } from './places.ts'
import { readBrandOrStop } from './readBrandOrStop.ts'

// `pnpm start`: the server with its simulations, and the web of one brand, from the sources.
const brand = await readBrandOrStop()
const apiPort = Number(process.env['API_PORT'] ?? 8787)
const webPort = Number(process.env['WEB_PORT'] ?? 5173)
// Each client has its own server and data folder.
const dataDir = process.env['DATA_DIR'] ?? join(rootDir, '.data', brand.clientId)
const web = `http://localhost:${webPort}`
const api = `http://localhost:${apiPort}`

for (const [port, variable] of [
  [apiPort, 'API_PORT'],
  [webPort, 'WEB_PORT'],
] as const) {
  if (await isPortFree(port)) continue
  console.error(
    `Port ${port} is taken: end what runs there, or choose another with ${variable}=<number> pnpm start.`,
  )
  process.exit(1)
}

// The reader of the output may be gone; serving continues.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
process.env['BRAND'] = brand.clientId
process.env['API_PORT'] = String(apiPort)

const server = startApi({
  port: apiPort,
  dataDir,
  brand: brand.clientId,
  web,
})
const vite = await createServer({
  root: appDir,
  logLevel: 'warn',
  clearScreen: false,
  plugins: [brandPlugin(app, withLocalGames(brand, api), brandsDir)],
  server: { port: webPort },
})

let ending = false
async function end(code: number) {
  if (ending) return
  ending = true
  await Promise.all([vite.close(), server.stop()])
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
void server.ended.then((code) => end(ending ? 0 : (code ?? 1)))

// The site is served only once the server answers.
if (!(await server.ready)) await end(1)
if (!ending) await vite.listen()
if (!ending)
  console.log(`
  ${brand.displayName} (${brand.clientId})

  Member web        ${web}
  Log in as         demo1234 / demo-pass-1234   (or empty123 / empty-pass-1234: nothing has happened yet)
  Simulated bank    ${api}/bank
  Simulated games   ${api}/games
  Messages (SMS)    ${api}/messages
  Back office       ${api}/desk

  Another brand: BRAND=talayfah pnpm start · Ctrl-C ends both, the data stays in ${relative(process.cwd(), dataDir)}
`)
