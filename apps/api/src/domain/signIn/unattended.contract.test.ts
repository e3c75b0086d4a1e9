import {
  anyone,
  onChallenge,
  confirmSession,
  getCredit,
  getSetting,
  listOpenWithdrawals,
  newCommand,
  openGame,
  touchSession,
  withdraw,
} from '@member/api-client'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Member } from '../../services/services.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { newGame } from '../../testing/newGame.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'

const minute = 60_000
const server = testServer()
let member: Member
beforeEach(async () => {
  member = await newMember(server.services)
  await payIn(server.services, member, 1_000)
  await server.logIn(member)
})

const again = { status: 428001, code: 'PASSWORD_AGAIN', kind: 'refused' }

describe('a member who has not touched the app for 30 minutes', () => {
  test('gives the password before money moves, and the same order then goes through once', async () => {
    const order = newCommand()
    server.pass(30 * minute)
    expect(await refusalOf(withdraw(300, order))).toMatchObject(again)
    expect(await listOpenWithdrawals()).toEqual([])
    await confirmSession({ password }, anyone)
    const { withdraw: made } = await withdraw(300, order)
    expect(made.order).toBe(order.key)
    expect((await withdraw(300, order)).withdraw).toEqual(made)
  })

  test('gives it before a game opens', async () => {
    const { uuid: gameUuid } = await newGame(server.services.database)
    server.pass(30 * minute)
    expect(await refusalOf(openGame({ gameUuid }, newCommand()))).toMatchObject(again)
    await confirmSession({ password }, anyone)
    expect(await openGame({ gameUuid }, newCommand())).toMatchObject({ moved: 1_000 })
  })

  test('still reads what is theirs, and no reading counts as a touch', async () => {
    server.pass(20 * minute)
    expect(await getCredit()).toMatchObject({ balance: 1_000 })
    server.pass(10 * minute)
    expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject(again)
  })

  test('is not let off by a touch that comes too late, nor by a wrong password', async () => {
    server.pass(30 * minute)
    await touchSession(anyone)
    expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject(again)
    expect(await refusalOf(confirmSession({ password: 'not-my-password' }, anyone))).toMatchObject({
      status: 422003,
      kind: 'refused',
      data: { fields: { password: 'รหัสผ่านไม่ถูกต้อง' } },
    })
    expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject(again)
  })

  test('has a few tries, as anybody who guesses', async () => {
    server.pass(30 * minute)
    for (let time = 0; time < 5; time += 1)
      await refusalOf(confirmSession({ password: 'not-my-password' }, anyone))
    expect(await refusalOf(confirmSession({ password }, anyone))).toMatchObject({ code: 'TOO_MANY' })
  })
})

describe('a member who is there', () => {
  test('goes on as long as they touch the app or order', async () => {
    server.pass(29 * minute)
    await touchSession(anyone)
    server.pass(29 * minute)
    await withdraw(300, newCommand())
    server.pass(29 * minute)
    const { uuid: gameUuid } = await newGame(server.services.database)
    expect(await openGame({ gameUuid }, newCommand())).toMatchObject({ moved: 700 })
  })

  test('is asked after as many minutes as the operator says, and the setting tells them', async () => {
    const { database } = server.services
    const usual = await readSite(database)
    expect((await getSetting()).idleMinutes).toBe(30)
    await writeSite(database, { ...usual, idleMinutes: 5 })
    expect(await getSetting()).toMatchObject({ idleMinutes: 5, features: { unattended: true } })
    server.pass(5 * minute)
    expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject(again)
    await writeSite(database, usual)
    await withdraw(300, newCommand())
  })
})

describe('an app that asks for the password', () => {
  test('sends what was refused again with its key', async () => {
    onTestFinished(
      onChallenge(async () => {
        await confirmSession({ password }, anyone)
        return true
      }),
    )
    const order = newCommand()
    server.pass(45 * minute)
    expect((await withdraw(300, order)).withdraw.order).toBe(order.key)
  })

  test('tells the refusal where the member does not give it', async () => {
    onTestFinished(onChallenge(async () => false))
    server.pass(45 * minute)
    expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject(again)
  })
})
