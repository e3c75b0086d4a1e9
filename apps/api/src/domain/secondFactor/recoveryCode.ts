import { createHmac, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { recoveryCodes } from '../../database/schema.ts'

/** Without 0, 1, l and o, which are mistaken for one another. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const howMany = 10

const draw = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')

/** The code as it was drawn, however it was typed. */
const bare = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Bound to its member. */
export const hashRecoveryCode = (key: Buffer, memberUuid: string, code: string) =>
  createHmac('sha256', key)
    .update(`recovery-code ${memberUuid} ${bare(code)}`)
    .digest('hex')

/** Draws a member's recovery codes; the former ones work no more. They are told once and stored as hashes. */
export async function renewCodes(tx: Database, key: Buffer, memberUuid: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, draw)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberUuid, memberUuid))
  const rows = codes.map((code) => ({ memberUuid, codeHash: hashRecoveryCode(key, memberUuid, code) }))
  await tx.insert(recoveryCodes).values(rows)
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}
