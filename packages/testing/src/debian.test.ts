import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { installDebian } from './debian.ts'

test.skipIf(process.getuid?.() !== 0)(
  'a package that there is not keeps no other from being installed',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'apt-'))
    const asked = join(folder, 'asked')
    // A system without Caddy, and with an unreachable repository.
    writeFileSync(
      join(folder, 'apt-get'),
      `#!/bin/sh\necho "$@" >> ${asked}\ncase "$*" in *update*|*caddy*) exit 100;; esac\n`,
    )
    chmodSync(join(folder, 'apt-get'), 0o755)
    vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`)
    expect(installDebian('caddy', 'nginx')).toBe(false)
    expect(installDebian('nginx')).toBe(true)
    const installed = readFileSync(asked, 'utf8').match(/(?<=install .*)\w+$/gm)
    expect(installed).toEqual(['caddy', 'nginx', 'nginx'])
    vi.unstubAllEnvs()
  },
)
