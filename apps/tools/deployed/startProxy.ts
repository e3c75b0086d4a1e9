import { until } from '@member/testing/until'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@member/testing/free-port'
import { findProgram } from '@member/testing/programs'

const nginxConf = join(import.meta.dirname, '../../server/deploy/nginx.conf')
const nginx = findProgram('nginx')
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Starts nginx in front of two processes, with the published configuration. Undefined if not installed. */
export async function startNginx(ports: readonly [number, number]) {
  if (!nginx) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const site = readFileSync(nginxConf, 'utf8')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*$/gm, '')
    // In this test office and partners are on this machine.
    .replaceAll(/allow [\d./]+;/g, 'allow 127.0.0.1;')
    .replace('127.0.0.1:8787', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:8788', `127.0.0.1:${ports[1]}`)
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  const config = join(folder, 'nginx.conf')
  // Workers run as the current user; another could not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    config,
    `daemon off; ${user} pid ${folder}/pid;\nevents {}\nhttp { access_log off; ${paths}\n${site}\n}\n`,
  )
  const child = spawn(nginx, ['-e', join(folder, 'error.log'), '-c', config], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await answering(url, child)
  let passed = 0
  return {
    url,
    /** Forwards a partner's request to nginx; throws if the status of the answer is 500 or higher. */
    send: async (asked: Request): Promise<Response> => {
      const { pathname } = new URL(asked.url)
      const { method, headers } = asked
      const response = await fetch(`${url}${pathname}`, { method, headers, body: await asked.text() })
      passed += 1
      if (response.status >= 500) throw new Error(`nginx answered ${response.status} for ${pathname}`)
      return response
    },
    passed: () => passed,
    stop: () => child.kill('SIGTERM'),
  }
}

async function answering(url: string, child: ChildProcess) {
  const isThere = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  await until(async () => child.exitCode !== null || (await isThere()), `${child.spawnfile} does not answer.`)
  if (child.exitCode !== null) throw new Error(`${child.spawnfile} does not start.`)
}

const caddyfile = join(import.meta.dirname, '../../server/deploy/Caddyfile')
const caddy = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find(existsSync)

export async function startCaddy(ports: readonly [number, number]) {
  if (!caddy) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const site = readFileSync(caddyfile, 'utf8')
    .replace('backoffice.example {', `${url} {`)
    // In this test office and partners are on this machine.
    .replaceAll(/remote_ip [\d./]+/g, 'remote_ip 127.0.0.1')
    .replace('127.0.0.1:8787', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:8788', `127.0.0.1:${ports[1]}`)
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, `{\n\tadmin off\n\tstorage file_system ${folder}\n}\n${site}`)
  const child = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  })
  await answering(url, child)
  return { url, stop: () => child.kill('SIGTERM') }
}
