import {
  anyone,
  changePassword,
  confirmSession,
  getSecondFactor,
  listNotices,
  listSessions,
  newCommand,
  onChallenge,
  removeFactor,
  renewRecoveryCodes,
  retryWithdrawal,
  setFactor,
  withdraw,
} from '@member/api-client'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identityChecks } from '../../database/schema.ts'
import { operationsAs } from '../../operations/operations.ts'
import type { Member } from '../../services/services.ts'
import { authenticator } from '../../testing/authenticator.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { readMessages } from '../../testing/readMessages.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import { withdrawAt } from '../../testing/withdrawAt.ts'

const minute = 60_000
const server = testServer()
let app: ReturnType<typeof authenticator>
let member: Member
beforeAll(async () => {
  app = authenticator(server)
  // No screen answers the challenge in this test.
  onChallenge(async () => false)
})
beforeEach(async () => {
  member = await newMember(server.services)
  await payIn(server.services, member, 5_000)
})

const on = (device = 'my-phone', given?: string) => app.logIn(member, device, given)
const code = () => app.code()
const later = () => server.pass(6 * minute)
const wanted = (...needs: string[]) => ({ status: 428_003, code: 'FACTOR_NEEDED', data: { needs } })
const codeWrong = { status: 422_004, code: 'CODE_WRONG', data: { fields: { code: expect.any(String) } } }
const staff = { kind: 'STAFF', name: 'somsri', roles: ['support', 'payments'] } as const

describe('a member who has one', () => {
  let codes: string[]
  beforeEach(async () => {
    await on()
    codes = await app.setUp()
    later()
  })

  test('gives a code before money is taken out, and the same order then goes through once', async () => {
    const order = newCommand()
    expect(await refusalOf(withdraw(300, order))).toMatchObject(wanted('factor'))
    await confirmSession({ code: code() }, anyone)
    const { withdraw: made } = await withdraw(300, order)
    expect(made.order).toBe(order.key)
    expect((await withdraw(300, order)).withdraw).toEqual(made)
  })

  test('is asked above their own amount only', async () => {
    await confirmSession({ password, code: code() }, anyone)
    expect(await setFactor(1_000, anyone)).toMatchObject({ askedAbove: 1_000 })
    later()
    expect(await refusalOf(withdraw(1_000.01, newCommand()))).toMatchObject(wanted('factor'))
    await withdraw(1_000, newCommand())
  })

  test('is asked for a withdrawal that is sent again', async () => {
    const { uuid } = await withdrawAt(server.services, member, 2_000)
    const { startWithdrawal, failWithdrawal } = operationsAs(server.services, staff)
    await startWithdrawal(uuid)
    await failWithdrawal(uuid, 'บัญชีปลายทางปิด')
    expect(await refusalOf(retryWithdrawal(uuid, newCommand()))).toMatchObject(wanted('factor'))
    await confirmSession({ code: code() }, anyone)
    await retryWithdrawal(uuid, newCommand())
  })

  test('is asked for password and code at once after a long pause', async () => {
    server.pass(30 * minute)
    expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject(wanted('password', 'factor'))
    await confirmSession({ password, code: code() }, anyone)
    await withdraw(300, newCommand())
  })

  test('gives both before the factor is changed, and a code before the password is', async () => {
    const changes = [
      () => setFactor(500, anyone),
      () => renewRecoveryCodes(anyone),
      () => removeFactor(anyone),
    ]
    for (const change of changes)
      expect(await refusalOf(change())).toMatchObject(wanted('password', 'factor'))
    const newPassword = 'another-good-password'
    const change = { oldPassword: password, newPassword, confirmPassword: newPassword }
    expect(await refusalOf(changePassword(change, anyone))).toMatchObject(wanted('factor'))
    await confirmSession({ code: code() }, anyone)
    await changePassword(change, anyone)
    expect((await listSessions()).map(({ isNew }) => isNew)).toEqual([false])
    const { codes: renewed } = await renewRecoveryCodes(anyone)
    expect(renewed).not.toContain(codes[0])
    await removeFactor(anyone)
    expect(await getSecondFactor()).toMatchObject({ isOn: false, recoveryLeft: 0 })
    later()
    await withdraw(300, newCommand())
  })

  test('logs in with a code on a device not seen before, and without one on their own', async () => {
    expect(await refusalOf(on('new-phone'))).toMatchObject(wanted('factor'))
    expect(await refusalOf(on('new-phone', '000000'))).toMatchObject(codeWrong)
    await on('new-phone', code())
    await on('new-phone')
    await on('my-phone')
  })

  test('is known on no other device than the one it was turned on with', async () => {
    await confirmSession({ password, code: code() }, anyone)
    await removeFactor(anyone)
    await on('another-phone')
    await on()
    await app.setUp()
    expect(await refusalOf(on('another-phone'))).toMatchObject(wanted('factor'))
    await on()
  })

  test('uses a code once, and none before it, also where it comes twice at once', async () => {
    const before = code()
    const now = code()
    await confirmSession({ code: now }, anyone)
    expect(await refusalOf(confirmSession({ code: now }, anyone))).toMatchObject(codeWrong)
    expect(await refusalOf(confirmSession({ code: before }, anyone))).toMatchObject(codeWrong)
    const next = code()
    const twice = await Promise.allSettled([1, 2].map(() => confirmSession({ code: next }, anyone)))
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('may have a clock that is half a minute off, and no more', async () => {
    for (const tooFar of [-minute, minute])
      expect(await refusalOf(confirmSession({ code: app.codeOff(tooFar) }, anyone))).toMatchObject(codeWrong)
    await confirmSession({ code: app.codeOff(-minute / 2) }, anyone)
    await confirmSession({ code: app.codeOff(minute / 2) }, anyone)
  })

  test('has five tries in ten minutes, also where they come at once', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => refusalOf(confirmSession({ code: '000000' }, anyone))))
    expect(await refusalOf(confirmSession({ code: code() }, anyone))).toMatchObject({ code: 'TOO_MANY' })
    server.pass(10 * minute)
    await confirmSession({ code: code() }, anyone)
  })

  test('gives a recovery code in place of the app’s, however it is typed; each works once, and is notified', async () => {
    const [first = '', second = ''] = codes
    await confirmSession({ code: first.toUpperCase().replace('-', ' ') }, anyone)
    await withdraw(300, newCommand())
    expect(await refusalOf(confirmSession({ code: first }, anyone))).toMatchObject(codeWrong)
    await on('new-phone', second)
    expect(await getSecondFactor()).toMatchObject({ recoveryLeft: 8 })
    server.pass(1_000)
    expect((await readMessages(server.services, member.phone)).join()).toContain('รหัสสำรอง')
    const used = (await listNotices()).items.filter(({ event }) => event === 'RECOVERY_CODE_USED')
    expect(used).toHaveLength(2)
  })

  test('has lost it: staff remove it once identity is proven, and nothing is taken out for a day', async () => {
    const { removeFactor: remove } = operationsAs(server.services, staff)
    await expect(remove(member.uuid, 'โทรคุยแล้ว')).rejects.toThrow(/ยืนยันตัวตน/)
    const now = server.services.clock()
    const accepted = { memberUuid: member.uuid, status: 'ACCEPTED', createdAt: now } as const
    await server.services.database.insert(identityChecks).values(accepted)
    await expect(remove(member.uuid, '')).rejects.toThrow()
    await remove(member.uuid, 'โทรคุยแล้ว')
    expect((await refusalOf(getSecondFactor())).status).toBe(401_003)
    await on('new-phone')
    expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject({
      code: 'WITHDRAW_WAITING',
      data: { until: expect.any(String) },
    })
    server.pass(24 * 60 * minute)
    await on('new-phone')
    await withdraw(300, newCommand())
  })
})

test('who has none is asked for nothing, and has nothing to change', async () => {
  await on()
  for (const change of [
    () => setFactor(1, anyone),
    () => renewRecoveryCodes(anyone),
    () => removeFactor(anyone),
  ])
    expect(await refusalOf(change())).toMatchObject({ code: 'FACTOR_OFF' })
  expect(await refusalOf(confirmSession({ code: '123456' }, anyone))).toMatchObject(codeWrong)
})
