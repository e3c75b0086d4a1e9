import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const apt = (...words: string[]) =>
  execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

const hasApt = () =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'apt-get')))

const does = (task: () => unknown): boolean => {
  try {
    task()
    return true
  } catch {
    return false
  }
}

/** Installs Debian packages one by one; false without permission, or if one package fails. */
export function installDebian(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !hasApt()) return false
  console.log(`Installing ${names.join(', ')} with apt-get, once.`)
  // An unreachable repository does not stop the others.
  does(() => apt('update'))
  const failed = names.filter((name) => !does(() => apt('install', '-y', '--no-install-recommends', name)))
  if (failed.length > 0) console.error(`apt-get could not install ${failed.join(', ')}.`)
  return failed.length === 0
}
