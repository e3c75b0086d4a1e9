import {
  anyone,
  cashOut,
  getBonus,
  getCredit,
  getLevel,
  getMember,
  getMemberSetting,
  getSetting,
  leaveBonus,
  listDeposits,
  newCommand,
  openGame,
  type PromotionSetting,
  takeBonus,
  withdraw,
} from '@member/api-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { newGame, playAt } from '../../testing/newGame.ts'
import type { Member } from '../../services/services.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'

const server = testServer({ isChecked: true })
let member: Member

const promotion: PromotionSetting = {
  bonusMax: 200,
  bonusRate: 10,
  bonusTimeStart: '08:00:00',
  bonusTimeEnd: '12:00:00',
  endNumberBonus: 99,
  bonusRate2: 5,
  bonusTimeStart2: '22:00:00',
  bonusTimeEnd2: '02:00:00',
  endNumberBonus2: 0,
}

const run = async (running: PromotionSetting | null, turnoverTimes = 5) => {
  const site = await readSite(server.services.database)
  const rules = { promotion: running, turnoverTimes, minDeposit: 100 }
  await writeSite(server.services.database, { ...site, ...rules })
}

beforeEach(async () => {
  await run(promotion)
  await on('09:00:00')
  member = await newMember(server.services)
  await server.logIn(member)
})

const on = async (time: string) => {
  server.turnTo(new Date(`2026-11-18T${time}+07:00`))
  if (member) await server.logIn(member)
}
const plays = async (...rounds: { stake: number; isWon?: boolean }[]) => {
  const { uuid: gameUuid } = await newGame(server.services.database)
  const { launchUuid } = await openGame({ gameUuid }, newCommand())
  for (const round of rounds) await playAt(server.services, launchUuid, round)
  await cashOut({}, newCommand())
}

const pays = (baht: number) => payIn(server.services, member, baht)

test('a visitor, a member and the member’s own setting get the same two periods', async () => {
  expect((await getSetting()).promotion).toEqual(promotion)
  expect(await getMemberSetting()).toEqual({ setting: promotion })
  expect((await getMember()).setting).toEqual(promotion)
})

test('where none runs, none is shown and none can be chosen', async () => {
  await run(null)
  expect((await getSetting()).promotion).toBeNull()
  expect(await getMemberSetting()).toEqual({ setting: null })
  expect((await getBonus(500)).offers).toEqual([])
})

describe('a deposit for which nothing was chosen', () => {
  test('comes alone while a promotion runs, and can be withdrawn at once', async () => {
    await pays(500)
    expect((await listDeposits()).items).toMatchObject([{ amount: 500, bonus: 0 }])
    expect((await getCredit()).balance).toBe(500)
    expect(await getLevel()).toMatchObject({ turnoverLeft: 0, bonusHeld: 0, withdrawable: 500 })
  })

  test('comes alone after the member thought better of it', async () => {
    await takeBonus({ offer: '1', amount: 500 }, anyone)
    expect((await leaveBonus(anyone)).taken).toBeNull()
    await pays(500)
    expect((await getCredit()).balance).toBe(500)
  })
})

describe('what an amount qualifies for', () => {
  test('is shown with what it gives, what must be played and until when', async () => {
    expect(await getBonus(500)).toEqual({
      had: [],
      offers: [
        {
          id: '1',
          percent: 10,
          max: 200,
          extra: 99,
          turnoverTimes: 5,
          bonus: 50,
          turnover: 250,
          until: '2026-11-18T12:00:00.000+07:00',
          every: 'DAY',
        },
      ],
      taken: null,
      held: 0,
      turnoverLeft: 0,
    })
    expect((await getBonus()).offers).toMatchObject([{ id: '1', bonus: null, turnover: null }])
  })

  test('is nothing below the least that may be deposited, nor outside of the periods', async () => {
    expect((await getBonus(99.99)).offers).toEqual([])
    await on('15:00:00')
    expect((await getBonus(500)).offers).toEqual([])
    expect(await refusalOf(takeBonus({ offer: '1', amount: 500 }, anyone))).toMatchObject({ status: 422701 })
  })

  test('is the one period after midnight, and both where both run', async () => {
    await on('23:30:00')
    expect((await getBonus(500)).offers).toMatchObject([
      { id: '2', bonus: 25, until: '2026-11-19T02:00:00.000+07:00' },
    ])
    await run({ ...promotion, bonusTimeStart: null, bonusTimeEnd: null })
    expect((await getBonus(500)).offers).toMatchObject([{ id: '1', bonus: 50, until: null }, { id: '2' }])
  })
})

describe('a bonus that was chosen', () => {
  test('comes with the deposit, once, and holds itself alone', async () => {
    const { taken } = await takeBonus({ offer: '1', amount: 500 }, anyone)
    expect(taken).toEqual({
      offer: '1',
      amount: 500,
      bonus: 50,
      turnover: 250,
      turnoverTimes: 5,
      until: '2026-11-18T12:00:00.000+07:00',
    })
    await pays(500)
    server.pass(1000)
    await pays(300)
    expect((await listDeposits()).items).toMatchObject([
      { amount: 300, bonus: 0 },
      { amount: 500, bonus: 50, turnover: 250 },
    ])
    expect((await getCredit()).balance).toBe(850)
    expect(await getLevel()).toMatchObject({
      turnoverLeft: 250,
      bonusHeld: 50,
      withdrawable: 800,
      turnover: { bonus: 50, asked: 250, played: 0 },
    })
    expect(await refusalOf(withdraw(800.01, newCommand()))).toMatchObject({
      status: 422104,
      data: { turnoverLeft: 250, withdrawable: 800 },
    })
    await withdraw(300, newCommand())
    expect((await getCredit()).balance).toBe(550)
  })

  test('is reckoned from what arrives, and keeps the conditions it was chosen with', async () => {
    await takeBonus({ offer: '1', amount: 500 }, anyone)
    await run({ ...promotion, bonusRate: 1 })
    await pays(400)
    expect((await listDeposits()).items).toMatchObject([{ amount: 400, bonus: 40, turnover: 200 }])
  })

  test('waits where what came was less than the least that may be deposited', async () => {
    await takeBonus({ offer: '1', amount: 500 }, anyone)
    await pays(99)
    expect((await listDeposits()).items).toMatchObject([{ amount: 99, bonus: 0 }])
    expect((await getBonus(500)).taken).toMatchObject({ amount: 500 })
  })

  test('is for a member who pays within the period, or half an hour after choosing', async () => {
    await on('11:59:00')
    await takeBonus({ offer: '1', amount: 500 }, anyone)
    await on('12:28:00')
    await pays(500)
    expect((await listDeposits()).items).toMatchObject([{ bonus: 50 }])
    member = await newMember(server.services)
    await on('11:59:00')
    await takeBonus({ offer: '1', amount: 500 }, anyone)
    await on('12:30:00')
    await pays(500)
    expect((await listDeposits()).items).toMatchObject([{ bonus: 0 }])
  })

  test('that is reported twice at once is given once', async () => {
    await takeBonus({ offer: '1', amount: 500 }, anyone)
    const reference = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => payIn(server.services, member, 500, reference)))
    expect((await getCredit()).balance).toBe(550)
    expect((await getLevel()).turnoverLeft).toBe(250)
  })
})

describe('turnover', () => {
  test('goes down with every stake, the member’s own money first', async () => {
    await takeBonus({ offer: '1', amount: 100 }, anyone)
    await pays(100)
    await plays({ stake: 20 })
    expect(await getLevel()).toMatchObject({ turnoverLeft: 30, bonusHeld: 10, withdrawable: 80 })
  })

  test('that is reached frees the bonus and all that was won', async () => {
    await takeBonus({ offer: '1', amount: 100 }, anyone)
    await pays(100)
    await plays({ stake: 50 })
    expect(await getLevel()).toMatchObject({ turnoverLeft: 0, bonusHeld: 0, withdrawable: 60 })
  })

  test('is over where the bonus is lost in play', async () => {
    await run(promotion, 20)
    await takeBonus({ offer: '1', amount: 1000 }, anyone)
    await pays(1000)
    await plays({ stake: 1000 }, { stake: 100 })
    expect(await getLevel()).toMatchObject({ turnoverLeft: 0, bonusHeld: 0 })
  })

  test('holds what was won with the bonus', async () => {
    await run(promotion, 20)
    await takeBonus({ offer: '1', amount: 1000 }, anyone)
    await pays(1000)
    await plays({ stake: 1000 }, { stake: 50, isWon: true })
    const { balance } = await getCredit()
    expect(balance).toBeGreaterThan(100)
    expect(await getLevel()).toMatchObject({ turnoverLeft: 950, bonusHeld: balance, withdrawable: 0 })
  })
})
