import {
  bankAccountNameCall,
  checkBankIdCall,
  checkPhoneCall,
  checkUsernameCall,
  inviterCall,
  registerCall,
} from '@member/api-client'
import { findBank } from '@member/banks'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { NameAnswer } from '../../services/bank.ts'
import { shortenName } from '../../values/maskAccount.ts'
import type { Database } from '../../database/database.ts'
import { members as table } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import { userOf } from '../members/userOf.ts'
import { Refusal, invalid, notFound, refuseShutOut, upstreamFailed } from '../../http/refusals.ts'
import { serve, type CallRequest } from '../../http/serve.ts'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { throttled } from '../../http/throttle.ts'
import { refuseUnproven, spendPhoneProof } from './phoneProof/spendPhoneProof.ts'
import { flagNameMatch } from '../protection/nameMatches.ts'
import { refuseExcluded } from '../protection/refuseExcluded.ts'
import { refuseGuessable } from '../sessions/passwordRules.ts'
import { hashPassword, isPassword } from '../../secrets/password.ts'
import { hashDevice } from '../sessions/knowDevice.ts'
import { beginSession } from '../sessions/sessions.ts'
import { apiTime } from '../../values/bangkok.ts'
import { birthDateOf } from './birthDateOf.ts'
import { countLookUps } from './countLookUps.ts'
import { findInviter, registerMember } from './registerMember.ts'
import { t } from './words.ts'

type Register = CallRequest<typeof registerCall>
const Snapshot = v.object({ uuid: v.string() })

export function registration(services: Services) {
  const { bank, hashes, passwordCost } = services
  const router = new Hono<AppEnv>()
  // These calls reveal members by the specification's design, so they are rate-limited.
  const counted = countLookUps(services)
  for (const { path } of [
    checkPhoneCall,
    checkUsernameCall,
    checkBankIdCall,
    inviterCall,
    bankAccountNameCall,
  ]) {
    router.use(path, counted)
  }
  router.use(registerCall.path, throttled(services, 'register'))

  serve(router, services, checkPhoneCall, async ({ database, params }) => {
    const [taken] = await database.select().from(table).where(eq(table.phone, params.value))
    return { available: !taken }
  })

  serve(router, services, checkUsernameCall, async ({ database, params }) => {
    const [taken] = await database.select().from(table).where(eq(table.username, params.value.toLowerCase()))
    return { available: !taken }
  })

  serve(router, services, checkBankIdCall, async ({ database, params, body }) => {
    return { available: !(await isTaken(database, { ...body, ...params })) }
  })

  serve(router, services, inviterCall, async ({ database, params }) => {
    const inviter = await findInviter(database, params.afCode)
    if (!inviter) throw notFound(t.inviterUnknown)
    return { code: inviter.afCode, name: shortenName(inviter.name) }
  })

  // Returns the holder's name only for unregistered accounts, so that it reveals no member's name.
  serve(router, services, bankAccountNameCall, async ({ database, now, body }) => {
    const { bankId, bankName } = body
    await refuseUnproven(services, body, now)
    if (await isTaken(database, { bankId, bankName })) {
      throw new Refusal(409_302, { field: 'bankId' })
    }
    const name = nameOf(await bank.accountName({ bankName: knownBank(bankName), bankId }))
    if (name === undefined) throw notFound(t.accountUnknown)
    return { name: shortenName(name), bankId, bankName }
  })

  serve(router, services, registerCall, {
    prepare: async ({ database, now, body, context }) => {
      const { bankName, bankId, password, phone, username = '' } = body
      const birthDate = await birthDateOf(database, body, now)
      const answer = await bank.accountName({ bankName: knownBank(bankName), bankId })
      const name = answer.kind === 'found' ? answer.name : ''
      await refuseExcluded(database, { phone, bankName, bankId, name }, now)
      refuseGuessable('password', password, [username, phone, name, bankId])
      const turn = { of: context.get('address'), isKnown: false }
      const passwordHash = await hashes.run(turn, () => hashPassword(password, passwordCost))
      return { answer, birthDate, passwordHash }
    },
    run: async (request, { prepared: { answer, ...prepared } }) => {
      const { database, body, now } = request
      const name = nameOf(answer)
      if (name === undefined) throw invalid({ bankId: t.accountUnknown })
      const phoneProvenAt = await spendPhoneProof(database, services, body, now)
      const member = await registerMember(database, body, { name, phoneProvenAt, ...prepared }, now)
      await flagNameMatch(database, member, now)
      return enter(request, member)
    },
    snapshot: ({ user: { uuid } }) => ({ uuid }),
    replay: async (request, snapshot) => {
      const { uuid } = v.parse(Snapshot, snapshot)
      const [made] = await request.database.select().from(table).where(eq(table.uuid, uuid))
      const turn = { of: request.context.get('address'), isKnown: false }
      const isTheirs = () => isPassword(request.body.password, made?.passwordHash, passwordCost)
      const isRight = await hashes.run(turn, isTheirs)
      return request.database.transaction(async (tx) => {
        const member = await lockMember(tx, uuid)
        if (!isRight || member.passwordHash !== made?.passwordHash) throw new Refusal(409_303)
        refuseShutOut(member)
        return enter({ ...request, database: tx }, member)
      })
    },
  })
  return router
}

/**
 * Begins a session on the requesting device. A repeated command begins another session, because tokens are not
 * stored.
 */
async function enter({ database, now, context, body }: Register, member: Member) {
  const { token, expiresAt } = await beginSession(database, member.uuid, now, context, {
    deviceHash: hashDevice(body.device),
  })
  return { token, expiresAt: apiTime(expiresAt), user: await userOf(database, member, now) }
}

/**
 * Returns the account holder's name; undefined if the bank knows no such account. Throws a refusal if the bank
 * is down.
 */
function nameOf(answer: NameAnswer): string | undefined {
  if (answer.kind === 'down') throw upstreamFailed(answer.retryAfterSec)
  return answer.kind === 'found' ? answer.name : undefined
}

async function isTaken(database: Database, { bankName, bankId }: { bankName: string; bankId: string }) {
  const isBank = and(eq(table.bankName, knownBank(bankName)), eq(table.bankId, bankId))
  const [taken] = await database.select({ uuid: table.uuid }).from(table).where(isBank)
  return taken !== undefined
}

function knownBank(bankName: string): string {
  if (findBank(bankName)?.short !== bankName) throw invalid({ bankName: t.bankUnknown })
  return bankName
}
