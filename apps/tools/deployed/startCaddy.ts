import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@member/testing/free-port'
import { answering } from './startNginx.ts'

const shipped = join(import.meta.dirname, '../../server/deploy/Caddyfile')
const program = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find(existsSync)

export async function startCaddy(ports: readonly [number, number]) {
  if (!program) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const site = readFileSync(shipped, 'utf8')
    .replace('backoffice.example {', `${url} {`)
    // In this test office and partners are on this machine.
    .replaceAll(/remote_ip [\d./]+/g, 'remote_ip 127.0.0.1')
    .replace('127.0.0.1:8787', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:8788', `127.0.0.1:${ports[1]}`)
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, `{\n\tadmin off\n\tstorage file_system ${folder}\n}\n${site}`)
  const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  })
  await answering(url, child)
  return { url, stop: () => child.kill('SIGTERM') }
}
