import {
  anyone,
  cancelBonus,
  cashOut,
  confirmSession,
  getCredit,
  getLedgerEntry,
  getLedgerFile,
  getLevel,
  listLedger,
  listNotices,
  newCommand,
  onChallenge,
  openGame,
  takeBonus,
  withdraw,
} from '@member/api-client'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Member } from '../../services/services.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { authenticator } from '../../testing/authenticator.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newGame, playAt } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'

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
  server.pass(1000)
})
afterEach(async () => expect(await findViolations(server.services.database)).toEqual([]))

const opens = async () => {
  const { uuid: gameUuid } = await newGame(server.services.database)
  return (await openGame({ gameUuid }, newCommand())).launchUuid
}
const nothingHeld = {
  turnoverLeft: 0,
  bonusHeld: 0,
  bonusKeptUpTo: null,
  bonusOwn: null,
  bonusLocked: null,
  turnover: null,
}

test('a member reads what is their own beside the bonus, and what turnover locks together', async () => {
  expect(await getLevel()).toMatchObject({
    bonusHeld: 200,
    bonusOwn: 1000,
    bonusKeptUpTo: 0,
    bonusLocked: 1200,
    withdrawable: 1000,
  })
})

test('a member who cancels a bonus keeps the own money, and all of it can be withdrawn', async () => {
  const { givenUp, credit } = await cancelBonus(200, newCommand())
  expect(givenUp).toBe(200)
  expect(credit.balance).toBe(1000)
  expect(await getLevel()).toMatchObject({ ...nothingHeld, withdrawable: 1000 })
  const { withdraw: made } = await withdraw(1000, newCommand())
  expect(made.bonusGivenUp).toBeUndefined()
})

test('what was won with the bonus goes with it, and what was lost since is not asked for', async () => {
  const launchUuid = await opens()
  for (const round of [{ stake: 900 }, { stake: 150, isWon: true }, { stake: 20 }])
    await playAt(server.services, launchUuid, round)
  await cashOut({}, newCommand())
  const { bonusHeld = 0, bonusOwn } = await getLevel()
  expect(bonusHeld).toBeGreaterThan(200)
  expect(await refusalOf(cancelBonus(200, newCommand()))).toMatchObject({
    status: 422704,
    code: 'BONUS_CHANGED',
    data: { givesUp: bonusHeld },
  })
  expect(await getLevel()).toMatchObject({ bonusHeld })
  const { givenUp, credit } = await cancelBonus(bonusHeld + 10, newCommand())
  expect(givenUp).toBe(bonusHeld)
  expect(credit.balance).toBe(bonusOwn)
})

test('the same command again cancels once, and there is nothing to cancel twice', async () => {
  const command = newCommand()
  const first = await cancelBonus(200, command)
  expect(await cancelBonus(200, command)).toEqual(first)
  expect((await getCredit()).balance).toBe(1000)
  expect(await refusalOf(cancelBonus(200, newCommand()))).toMatchObject({
    status: 422702,
    code: 'BONUS_NOT_HELD',
  })
})

test('while money is in a game nothing is cancelled', async () => {
  await opens()
  expect(await refusalOf(cancelBonus(200, newCommand()))).toMatchObject({
    status: 422703,
    code: 'BONUS_IN_GAME',
  })
  await cashOut({}, newCommand())
  expect((await cancelBonus(200, newCommand())).givenUp).toBe(200)
})

test('it is in the ledger as the member’s own action, with its key, in the file too, and in the inbox', async () => {
  const command = newCommand()
  await cancelBonus(200, command)
  const { items, months } = await listLedger({ kind: 'bonus' })
  expect(items).toMatchObject([
    { kind: 'bonus-given-up', amount: -200, cause: 'MEMBER', order: command.key },
    { kind: 'bonus', amount: 200 },
  ])
  expect(months).toMatchObject([{ in: 200, out: 200 }])
  const [notice] = (await listNotices()).items
  expect(notice).toMatchObject({ kind: 'bonus', event: 'CANCELLED', amount: 200 })
  const { entry, balanceAfter } = await getLedgerEntry(notice!.reference, { kind: 'bonus' })
  expect([entry.id, balanceAfter]).toEqual([items[0]!.id, 1000])
  expect((await getLedgerFile({ kind: 'bonus' })).text).toContain(',ยกเลิกโบนัส,')
})

test('one forfeited by a withdrawal is shown as such', async () => {
  await withdraw(400, newCommand(), 200)
  const [entry] = (await listLedger({ kind: 'bonus' })).items
  expect(entry).toMatchObject({ kind: 'bonus-given-up', cause: 'WITHDRAWAL' })
  expect(entry?.order).toBeUndefined()
})

test('a promotion whose bonus was cancelled counts as had', async () => {
  await cancelBonus(200, newCommand())
  expect(await refusalOf(takeBonus({ offer: '1', amount: 1000 }, anyone))).toMatchObject({ status: 422701 })
})

test('a member with a second factor gives a code first, as before a withdrawal', async () => {
  // No screen answers the challenge in this test.
  onChallenge(async () => false)
  const app = authenticator(server)
  await app.logIn(member, 'my-phone')
  await app.setUp()
  server.pass(6 * 60_000)
  const command = newCommand()
  expect(await refusalOf(cancelBonus(200, command))).toMatchObject({ status: 428003 })
  await confirmSession({ code: app.code() }, anyone)
  expect((await cancelBonus(200, command)).givenUp).toBe(200)
})
