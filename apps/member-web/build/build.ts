import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { oneAtATime } from '@member/brand-build'
import { appDir, rootDir } from './places.ts'

const compile = ['build', '--filter=@member/web', '--ui=stream', '--log-prefix=none']

// `pnpm build [clientId]`: the one compile, then the brands. The client id is not passed to turbo, which would
// hash it into every package's compile.
await oneAtATime(
  join(appDir, 'dist/build.lock'),
  () => console.log('Another build is running; this one waits for it.'),
  async () => {
    const { status } = spawnSync(
      process.execPath,
      ['--env-file=.ci/turbo.env', 'node_modules/turbo/bin/turbo', 'run', ...compile],
      { cwd: rootDir, stdio: 'inherit' },
    )
    if (status !== 0) process.exit(status ?? 1)
    await import('./brandBuild.ts')
  },
)
