import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { recoveryCodes, secondFactors } from '../../database/schema.ts'
import { unseal } from '../../secrets/sealed.ts'
import { Refusal } from '../../http/refusals.ts'
import type { Member, Services } from '../../services/services.ts'
import { forget, take } from '../../http/throttle.ts'
import { notifyOfFactor } from './notifyOfFactor.ts'
import { stepOf } from '../../secrets/totp.ts'
import { t } from './words.ts'
import { createHmac, randomInt } from 'node:crypto'

/** Letters and digits of a recovery code, without 0, 1, l and o. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const howMany = 10

const draw = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')

const bare = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '')

const hashRecoveryCode = (key: Buffer, memberUuid: string, code: string) =>
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

export const codeWrong = () => new Refusal(422_004, { message: t.codeWrong, field: 'code' })

type Given = Pick<Services, 'identityKey'> & { tx: Database; member: Member; code: string; now: Date }

/**
 * Uses up a code of the app, or a recovery code; throws a refusal if the code is wrong or used. Attempts count
 * per device of a session (`place`); all new devices count as one.
 */
export async function takeCode(services: Services, member: Member, code: string, place: string) {
  const { database, clock, identityKey } = services
  const bucket = `${member.uuid}|${place}`
  await take(services, 'factor', bucket)
  await database.transaction(async (tx) => {
    const given = { identityKey, tx, member, code, now: clock() }
    if (/^\d{6}$/.test(code)) {
      if (!(await isAppCode(given))) throw codeWrong()
      return
    }
    if (!(await isRecoveryCode(given))) throw codeWrong()
    await notifyOfFactor(services, tx, member, 'RECOVERY_CODE_USED', given.now)
  })
  await forget(services, 'factor', bucket)
}

/**
 * Returns true if the app's code is right and was not used yet, and marks the code as used. `isNew` is true for
 * the app's first code, before the factor is enabled.
 */
export async function isAppCode({ identityKey, tx, member: { uuid }, code, now }: Given, isNew = false) {
  const isTheirs = eq(secondFactors.memberUuid, uuid)
  const [factor] = await tx.select().from(secondFactors).where(isTheirs)
  if (!factor) return false
  const step = stepOf(unseal(identityKey, factor.secret, { memberUuid: uuid, part: 'secret' }), code, now)
  if (step === undefined) return false
  const { provenAt, lastStep } = secondFactors
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isTheirs, lt(lastStep, step), isNew ? isNull(provenAt) : isNotNull(provenAt)))
    .returning({ lastStep })
  return used.length === 1
}

async function isRecoveryCode({ identityKey, tx, member: { uuid }, code, now }: Given) {
  const { memberUuid, codeHash, usedAt } = recoveryCodes
  const isIt = and(eq(memberUuid, uuid), eq(codeHash, hashRecoveryCode(identityKey, uuid, code)))
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isIt, isNull(usedAt)))
    .returning({ codeHash })
  return used.length === 1
}
