import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { identityChecks, withdrawals } from '../../database/schema.ts'
import { operationsAs } from '../../operations/operations.ts'
import { sendTo, threeDevices, type Device } from './threeDevices.testing.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { payIn } from '../../testing/payIn.ts'
import { codeAt } from '../../secrets/totp.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Time (ms) for which a code covers further commands. */
const lately = 5 * minute

/** A code of the app, offset by half minutes; a recovery code; or none. */
type Code = { off: number } | { recovery: number } | null
type Step =
  | { kind: 'login' | 'confirm'; at: Device; code: Code }
  | { kind: 'turnOn' | 'turnOff' | 'renew' | 'staffRemove'; at: Device }
  | { kind: 'set' | 'withdraw'; at: Device; amount: number }
  | { kind: 'pass'; at: Device; minutes: number }

const at = fc.constantFrom<Device>(0, 1, 2)
const code: fc.Arbitrary<Code> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ off: fc.constantFrom(0, 0, 0, 1, -1, 2, -2, -20) }) },
  { weight: 1, arbitrary: fc.record({ recovery: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.constant(null) },
)
const amount = fc.constantFrom(300, 2_000)
const kind = <const K extends string>(...kinds: K[]) => fc.constantFrom(...kinds)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: kind('login'), at, code }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('confirm'), at, code }) },
  { weight: 7, arbitrary: fc.record({ kind: kind('withdraw'), at, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('set'), at, amount: fc.constantFrom(0, 1_000) }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('turnOn'), at }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('turnOff', 'renew'), at }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('staffRemove'), at }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('pass'), at, minutes: fc.constantFrom(0.5, 1, 6, 6, 31) }) },
)
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 20 })

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

test('whatever is tried from three devices at once: no order of money leaves without the code that the member’s settings ask for, and no code works twice or after its time', async () => {
  const { database } = open
  const { services, pass, apps } = threeDevices(database)
  const backOffice = operationsAs(services, { kind: 'JOB', name: 'test' })
  const happened = new Map<string, number>()
  const count = (name: string) => happened.set(name, (happened.get(name) ?? 0) + 1)

  const play = async (plan: Step[][]) => {
    const member = await newMember(services)
    await payIn(services, member, 50_000)
    const accepted = { memberUuid: member.uuid, status: 'ACCEPTED', createdAt: services.clock() } as const
    await database.insert(identityChecks).values(accepted)
    const tokens: (string | undefined)[] = []
    const given = [-Infinity, -Infinity, -Infinity]
    const known = new Set<Device>()
    let secret: Buffer | undefined
    let recovery: readonly string[] = []
    const used = new Set<string>()
    let asks = Infinity
    let heldUntil = -Infinity

    const codeOf = (wanted: Code) => {
      if (wanted === null || !secret) return undefined
      if ('recovery' in wanted) return recovery[wanted.recovery]
      return codeAt(secret, new Date(services.clock().getTime() + wanted.off * 30_000))
    }
    /** Checks that an accepted code was current and unused. */
    const took = (wanted: Code, text: string | undefined) => {
      if (wanted === null || text === undefined) return
      if ('off' in wanted) expect(Math.abs(wanted.off)).toBeLessThanOrEqual(1)
      const half =
        'off' in wanted ? Math.floor(services.clock().getTime() / 30_000) + wanted.off : `recovery ${text}`
      const name = `${secret?.toString('hex')} ${half}`
      expect(used.has(name)).toBe(false)
      used.add(name)
      count('recovery' in wanted ? 'recovery' : 'app')
    }

    for (const round of plan) {
      const now = services.clock().getTime()
      const before = { asks, heldUntil, known: new Set(known), given: [...given] }
      const asked = [asks]
      const left: { at: Device; amount: number }[] = []
      const came: { at: Device; hadCode: boolean }[] = []
      let changed = false

      const attempt = async (each: Step) => {
        const send = sendTo(apps[each.at % 2]!, tokens[each.at])
        switch (each.kind) {
          case 'login': {
            const text = codeOf(each.code)
            const body = { username: member.username, password, device: `device-${each.at}`, code: text }
            const { status, data } = await send('POST', '/api/auth/login', body)
            if (status !== 200) return count(`login ${status}`)
            // On a known device the code is not checked, so it remains unused.
            const hadCode = text !== undefined && asks < Infinity && !before.known.has(each.at)
            if (hadCode) took(each.code, text)
            came.push({ at: each.at, hadCode })
            tokens[each.at] = data.token
            given[each.at] = hadCode ? now : -Infinity
            known.add(each.at)
            return undefined
          }
          case 'confirm': {
            const text = codeOf(each.code)
            const { status } = await send('POST', '/api/auth/session/confirm', { password, code: text })
            if (status !== 200 || text === undefined) return undefined
            took(each.code, text)
            given[each.at] = now
            return undefined
          }
          case 'withdraw': {
            const path = `/api/auth/withdraw/${member.uuid}`
            const { status } = await send('POST', path, { amount: each.amount })
            count(`withdraw ${status}`)
            if (status === 200) left.push(each)
            return undefined
          }
          case 'set': {
            const { status } = await send('PATCH', '/api/auth/factor', { askedAbove: each.amount })
            if (status !== 200) return undefined
            changed = true
            asks = each.amount
            return asked.push(asks)
          }
          default:
            return undefined
        }
      }
      /** Runs a step alone, without concurrent ones. */
      const alone = async (each: Step) => {
        const send = sendTo(apps[each.at % 2]!, tokens[each.at])
        if (each.kind === 'turnOn') {
          const started = await send('POST', '/api/auth/factor/start', {})
          if (started.status !== 200) return
          const fresh = Buffer.from(Secret.fromBase32(started.data.secret).bytes)
          const proof = { code: codeAt(fresh, services.clock()) }
          const proven = await send('POST', '/api/auth/factor/prove', proof)
          expect(proven.status).toBe(200)
          secret = fresh
          recovery = proven.data.codes
          asks = 0
          given[each.at] = now
          used.add(`${secret.toString('hex')} ${Math.floor(now / 30_000)}`)
          known.clear()
          known.add(each.at)
          count('on')
        }
        if (each.kind === 'renew') {
          const { status, data } = await send('POST', '/api/auth/factor/recovery', {})
          if (status === 200) recovery = data.codes
        }
        if (each.kind === 'turnOff' && (await send('DELETE', '/api/auth/factor')).status === 200)
          asks = Infinity
        if (each.kind === 'staffRemove' && asks < Infinity) {
          await backOffice.removeFactor(member.uuid, 'อยู่ที่สาขา')
          asks = Infinity
          heldUntil = now + day
          tokens.length = 0
        }
        if (each.kind === 'pass') pass(each.minutes * minute)
      }

      await Promise.all(round.map(attempt))
      for (const { at: device, hadCode } of came)
        if (before.asks < Infinity && !hadCode) expect(before.known).toContain(device)
      for (const { at: device, amount: baht } of left) {
        expect(before.heldUntil).toBeLessThanOrEqual(now)
        const hasGiven = Math.max(before.given[device]!, given[device]!) > now - lately
        expect(hasGiven || asked.some((above) => baht <= above)).toBe(true)
      }
      if (changed) expect(Math.max(...given, ...before.given)).toBeGreaterThan(now - lately)

      const isOpen = eq(withdrawals.memberUuid, member.uuid)
      for (const { uuid, status } of await database.select().from(withdrawals).where(isOpen))
        if (status === 'PENDING') await backOffice.rejectWithdrawal(uuid, 'ทดสอบ')
      for (const each of round) await alone(each)
    }
    expect(await findViolations(database)).toEqual([])
  }

  const plans = fc.asyncProperty(rounds, play)
  await fc.assert(plans, { numRuns: 40, seed: 20_261_125, endOnFailure: true })
  expect([...happened.keys()]).toEqual(
    expect.arrayContaining([
      'on',
      'app',
      'recovery',
      'withdraw 200',
      'withdraw 428003',
      'withdraw 422109',
      'login 428003',
    ]),
  )
  expect(happened.get('withdraw 200')).toBeGreaterThan(10)
})
