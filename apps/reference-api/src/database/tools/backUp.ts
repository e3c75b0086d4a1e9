import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { openUnchanged, type Where } from './openUnchanged.ts'
import { withoutPassword } from './withoutPassword.ts'

/** Writes the whole database into a file: PostgreSQL's own format, or the folder of an embedded one. */
export async function backUp(where: Where, file: string) {
  if ('url' in where) {
    const { url, env } = withoutPassword(where.directUrl ?? where.url)
    // For nobody else's eyes from its first byte.
    writeFileSync(file, '', { mode: 0o600 })
    await promisify(execFile)('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, url], { env })
    return
  }
  const { dump, close } = await openUnchanged(where)
  try {
    const content = await dump?.()
    if (content) writeFileSync(file, new Uint8Array(await content.arrayBuffer()), { mode: 0o600 })
  } finally {
    await close()
  }
}
