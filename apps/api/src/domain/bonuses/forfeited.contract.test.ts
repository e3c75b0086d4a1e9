import {
  anyone,
  cashOut,
  getCredit,
  getLedgerEntry,
  getLevel,
  listLedger,
  listNotices,
  listOpenWithdrawals,
  newCommand,
  openGame,
  setLimit,
  takeBonus,
  withdraw,
} from '@member/api-client'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '../../services/services.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newGame, playAt } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import { failWithdrawal, payWithdrawal, rejectWithdrawal } from '../withdrawals/service.ts'

const server = testServer()
let member: Member

beforeAll(async () => {
  const { database } = server.services
  const allDay = { bonusTimeStart: null, bonusTimeEnd: null, bonusTimeStart2: null, bonusTimeEnd2: null }
  const rates = { bonusMax: 500, bonusRate: 20, endNumberBonus: 0, bonusRate2: 10, endNumberBonus2: 0 }
  const promotion = { ...allDay, ...rates, bonusEvery: 'ONCE' as const, bonusEvery2: 'DAY' as const }
  await writeSite(database, { ...(await readSite(database)), promotion, turnoverTimes: 10, minDeposit: 100 })
})
beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
  await takeBonus({ offer: '1', amount: 1000 }, anyone)
  await payIn(server.services, member, 1000)
})
afterEach(async () => expect(await findViolations(server.services.database)).toEqual([]))

const settle = (how: typeof payWithdrawal, uuid: string) =>
  server.services.database.transaction((tx) => how(tx, uuid, server.services.clock()))
const rejects = (...[tx, uuid, now]: Parameters<typeof payWithdrawal>) =>
  rejectWithdrawal(tx, uuid, 'ชื่อไม่ตรง', now)
const opens = async () => {
  const { uuid: gameUuid } = await newGame(server.services.database)
  return (await openGame({ gameUuid }, newCommand())).launchUuid
}
const plays = async (...rounds: { stake: number; isWon?: boolean }[]) => {
  const launchUuid = await opens()
  for (const round of rounds) await playAt(server.services, launchUuid, round)
  await cashOut({}, newCommand())
}
const balance = async () => (await getCredit()).balance
const untouched = { turnoverLeft: 2000, bonusHeld: 200, bonusKeptUpTo: 0, withdrawable: 1000 }
const nothingHeld = { turnoverLeft: 0, bonusHeld: 0, bonusKeptUpTo: null }

describe('a member who takes out what a bonus hangs on', () => {
  test('is shown first what it forfeits, and forfeits nothing unasked', async () => {
    expect(await getLevel()).toMatchObject(untouched)
    for (const confirmed of [undefined, 0, 199.99]) {
      expect(await refusalOf(withdraw(100, newCommand(), confirmed))).toMatchObject({
        status: 409103,
        code: 'WITHDRAW_BONUS',
        data: { givesUp: 200 },
      })
    }
    expect(await balance()).toBe(1200)
    expect(await getLevel()).toMatchObject(untouched)
    expect(await listOpenWithdrawals()).toEqual([])
  })

  test('gets the own money at any time, and forfeits the bonus', async () => {
    const { withdraw: made, credit } = await withdraw(1000, newCommand(), 200)
    expect(made).toMatchObject({ amount: 1000, bonusGivenUp: 200 })
    expect(credit.balance).toBe(0)
    expect(await getLevel()).toMatchObject(nothingHeld)
    await settle(payWithdrawal, made.uuid)
    expect(await balance()).toBe(0)
  })

  test('reads in the ledger what was forfeited, and finds it among the bonuses', async () => {
    server.pass(1000)
    await withdraw(400, newCommand(), 200)
    const { items, months } = await listLedger({ kind: 'bonus' })
    expect(items).toMatchObject([
      { kind: 'bonus-given-up', amount: -200 },
      { kind: 'bonus', amount: 200 },
    ])
    expect(months).toMatchObject([{ in: 200, out: 200 }])
    expect(await getLedgerEntry(items[0]!.id)).toMatchObject({ steps: [{ status: 'DONE' }] })
  })

  test('forfeits what was won with the bonus too, and less than was shown where it was lost since', async () => {
    await plays({ stake: 900 }, { stake: 150, isWon: true }, { stake: 20 })
    const { bonusHeld, withdrawable } = await getLevel()
    expect(bonusHeld).toBeGreaterThan(200)
    expect(await refusalOf(withdraw(withdrawable, newCommand(), 200))).toMatchObject({
      data: { givesUp: bonusHeld },
    })
    const { withdraw: made } = await withdraw(withdrawable, newCommand(), bonusHeld! + 10)
    expect(made.bonusGivenUp).toBe(bonusHeld)
    expect(await balance()).toBe(0)
  })

  test('keeps the bonus where as much is left as was paid in for it', async () => {
    await payIn(server.services, member, 300)
    expect(await getLevel()).toMatchObject({ bonusKeptUpTo: 300, bonusHeld: 200, withdrawable: 1300 })
    const { withdraw: made } = await withdraw(300, newCommand())
    expect(made.bonusGivenUp).toBeUndefined()
    expect(await getLevel()).toMatchObject({ bonusHeld: 200, bonusKeptUpTo: 0 })
  })

  test('may always withdraw locked money, and keeps the bonus', async () => {
    await setLimit({ kind: 'DEPOSIT', period: 'DAY', amount: 1100 }, newCommand())
    await payIn(server.services, member, 700)
    expect(await getLevel()).toMatchObject({ bonusKeptUpTo: 700, withdrawable: 1700 })
    expect((await withdraw(700, newCommand())).withdraw.bonusGivenUp).toBeUndefined()
    expect(await getLevel()).toMatchObject({ bonusHeld: 200 })
  })

  test('first transfers out a bonus that is in a game, and may have the rest meanwhile', async () => {
    await playAt(server.services, await opens(), { stake: 500 })
    await payIn(server.services, member, 300)
    expect(await getLevel()).toMatchObject({ bonusKeptUpTo: 0, bonusHeld: 200, withdrawable: 100 })
    expect(await refusalOf(withdraw(300, newCommand(), 200))).toMatchObject({ status: 422104 })
    await cashOut({}, newCommand())
    expect(await getLevel()).toMatchObject({ withdrawable: 800 })
    await withdraw(800, newCommand(), 200)
    expect(await balance()).toBe(0)
  })

  test('forfeits nothing once it is played through', async () => {
    await plays(...Array.from({ length: 20 }, () => ({ stake: 100, isWon: true })))
    expect(await getLevel()).toMatchObject(nothingHeld)
    expect((await withdraw(1000, newCommand())).withdraw.bonusGivenUp).toBeUndefined()
  })
})

describe('a withdrawal that gave up a bonus', () => {
  test('restores it where staff reject it, with the turnover that was left', async () => {
    server.pass(1000)
    const { withdraw: made } = await withdraw(1000, newCommand(), 200)
    server.pass(1000)
    await settle(rejects, made.uuid)
    expect(await balance()).toBe(1200)
    expect(await getLevel()).toMatchObject(untouched)
    expect((await listLedger({ kind: 'bonus' })).items).toMatchObject([
      { kind: 'bonus-given-back', amount: 200 },
      { kind: 'bonus-given-up', amount: -200 },
      { kind: 'bonus', amount: 200 },
    ])
    expect((await listLedger()).days).toMatchObject([{ in: 1200, out: 0 }])
  })

  test('gives it back beside one that came meanwhile', async () => {
    const { withdraw: made } = await withdraw(1000, newCommand(), 200)
    await takeBonus({ offer: '2', amount: 500 }, anyone)
    await payIn(server.services, member, 500)
    expect(await getLevel()).toMatchObject({ turnoverLeft: 500, bonusHeld: 50 })
    await settle(rejects, made.uuid)
    expect(await getLevel()).toMatchObject({ turnoverLeft: 2500, bonusHeld: 250, bonusKeptUpTo: 0 })
    expect(await balance()).toBe(1750)
  })

  test('does not restore the bonus while the payout has failed', async () => {
    const { withdraw: made } = await withdraw(1000, newCommand(), 200)
    await settle((tx, uuid, now) => failWithdrawal(tx, uuid, 'ธนาคารขัดข้อง', now), made.uuid)
    expect(await getLevel()).toMatchObject(nothingHeld)
    expect(await balance()).toBe(0)
  })
})

test('paying in, taking out and paying in again brings the bonus once', async () => {
  for (let time = 0; time < 4; time += 1) {
    const { withdraw: made } = await withdraw(1000, newCommand(), 200)
    await settle(payWithdrawal, made.uuid)
    expect(await refusalOf(takeBonus({ offer: '1', amount: 1000 }, anyone))).toMatchObject({ status: 422701 })
    await payIn(server.services, member, 1000)
    expect(await balance()).toBe(1000)
  }
})

const completed = async () => (await listNotices()).items.filter(({ event }) => event === 'COMPLETED')

describe('a bonus that is over', () => {
  test('because its turnover is complete, names what is free now', async () => {
    await plays({ stake: 1000, isWon: true }, { stake: 1000, isWon: true })
    expect(await getLevel()).toMatchObject(nothingHeld)
    expect(await completed()).toMatchObject([{ kind: 'bonus' }])
  })

  test('because it was lost in play, has nothing to report', async () => {
    await plays({ stake: 1000 }, { stake: 200 })
    expect(await getLevel()).toMatchObject(nothingHeld)
    expect(await completed()).toEqual([])
  })
})
