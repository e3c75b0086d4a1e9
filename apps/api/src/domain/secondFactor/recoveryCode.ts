import { createHmac, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { recoveryCodes } from '../../database/schema.ts'

/** Letters and digits of a recovery code, without 0, 1, l and o. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const howMany = 10

const draw = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')

const bare = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '')

export const hashRecoveryCode = (key: Buffer, memberUuid: string, code: string) =>
  createHmac('sha256', key)
    .update(`recovery-code ${memberUuid} ${bare(code)}`)
    .digest('hex')

/** Replaces a member's recovery codes; returns them once, and stores only hashes. */
export async function renewCodes(tx: Database, key: Buffer, memberUuid: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, draw)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberUuid, memberUuid))
  const rows = codes.map((code) => ({ memberUuid, codeHash: hashRecoveryCode(key, memberUuid, code) }))
  await tx.insert(recoveryCodes).values(rows)
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}
