import {
  anyone,
  confirmSlip,
  getCredit,
  getDepositAccounts,
  getLedgerEntry,
  getLevel,
  getLimits,
  listDeposits,
  listLedger,
  newCommand,
  openGame,
  setLimit,
  settleLimit,
  takeBonus,
  takeBreak,
  verifySlip,
  withdraw,
} from '@member/api-client'
import { aPromotion } from '@member/api-client/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeFeed } from '../slips/feed/takeFeed.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { cashOutAll } from '../games/cashOut.ts'
import type { Member } from '../../services/services.ts'
import { newGame, playAt } from '../../testing/newGame.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { testSlipBench } from '../../testing/testServer.ts'
import { rejectWithdrawal } from '../withdrawals/service.ts'
import { unlockAll } from './unlock.ts'
import { qrOf, setSwitches } from '../../testing/partners/bank.ts'

const bench = testSlipBench({ isChecked: true })
let member: Member
let gameUuid: string
let passed = 0

beforeAll(async () => {
  gameUuid = (await newGame(bench.services.database)).uuid
})
beforeEach(async () => {
  member = await newMember(bench.services)
  await turn(-passed)
})

const turn = async (hours: number) => {
  passed += hours
  bench.pass(hours * 3_600_000)
  // A session lasts a day.
  await signInAs(bench.services, member)
}
const pass = async (hours: number) => {
  await turn(hours)
  await unlockAll(bench.services)
}
const limitDaily = (amount: number | null) =>
  setLimit({ kind: 'DEPOSIT', period: 'DAY', amount }, newCommand())
const pay = (baht: number) => payIn(bench.services, member, baht)
const money = async () => {
  const { balance, kept } = await getCredit()
  return [balance, kept?.amount ?? 0]
}
const daily = async () => (await getLimits()).limits[0]
const takeDay = () => takeBreak({ length: 'DAY', password, isUnderstood: true }, newCommand())

describe('what a member pays in beyond their deposit limit', () => {
  test('is theirs, and is locked until the limit starts anew', async () => {
    await limitDaily(100)
    await pay(700)
    expect(await getCredit()).toMatchObject({
      balance: 100,
      kept: {
        amount: 600,
        reason: 'DEPOSIT_LIMIT',
        until: '2026-11-19T00:00:00.000+07:00',
        limit: { period: 'DAY', amount: 100 },
      },
    })
    expect(await openGame({ gameUuid }, newCommand())).toMatchObject({ moved: 100 })
    expect(await daily()).toMatchObject({ used: 100, left: 0 })
  })

  test('is named with its deposit and in the ledger, whose balance has it', async () => {
    await limitDaily(100)
    await pay(700)
    expect((await listDeposits()).items[0]).toMatchObject({ isBeyondLimit: true, kept: 600, credited: 100 })
    const { items, months } = await listLedger()
    expect(items).toMatchObject([{ kind: 'deposit', amount: 700, kept: 600 }])
    expect(months).toMatchObject([{ in: 700, out: 0 }])
    expect(await getLedgerEntry(items[0]!.id)).toMatchObject({ balanceAfter: 700 })
  })

  test('is locked as a whole where an earlier transfer of the same day has used the limit', async () => {
    await limitDaily(500)
    await pay(400)
    await pay(400)
    await pay(300)
    expect(await money()).toEqual([500, 600])
  })

  test('comes into play as far as the limit of each new day goes, and no further', async () => {
    await limitDaily(100)
    await pay(250)
    await pass(24)
    expect(await money()).toEqual([200, 50])
    expect(await daily()).toMatchObject({ used: 100, left: 0 })
    const { bankUuid: uuid, bankId, bankName } = member
    expect(await refusalOf(getDepositAccounts({ uuid, bankId, bankName }))).toMatchObject({
      code: 'DEPOSIT_LIMIT',
    })
    await pass(24)
    expect(await money()).toEqual([250, 0])
    expect(await daily()).toMatchObject({ used: 50, left: 50 })
    expect((await listLedger()).items).toHaveLength(1)
  })

  test('is let into play by the game that is opened first, where nothing has done so before', async () => {
    await limitDaily(100)
    await pay(250)
    await turn(24)
    expect(await money()).toEqual([200, 50])
    expect(await openGame({ gameUuid }, newCommand())).toMatchObject({ moved: 200, credit: { balance: 0 } })
    expect(await money()).toEqual([0, 50])
  })

  test('waits for the longest of several limits', async () => {
    await setLimit({ kind: 'DEPOSIT', period: 'MONTH', amount: 100 }, newCommand())
    await limitDaily(100)
    await pay(150)
    expect((await getCredit()).kept).toMatchObject({
      until: '2026-12-01T00:00:00.000+07:00',
      limit: { period: 'MONTH' },
    })
  })

  test('comes into play at once where the limit is raised, and stays where it is lowered', async () => {
    await limitDaily(100)
    await pay(700)
    await limitDaily(50)
    expect(await money()).toEqual([100, 600])
    await limitDaily(400)
    await pass(24)
    expect(await money()).toEqual([150, 550])
    await settleLimit({ kind: 'DEPOSIT', period: 'DAY', isWanted: true }, newCommand())
    expect(await money()).toEqual([500, 200])
    await limitDaily(null)
    await pass(24)
    await settleLimit({ kind: 'DEPOSIT', period: 'DAY', isWanted: true }, newCommand())
    expect(await money()).toEqual([700, 0])
  })

  test('can be withdrawn, and goes first; refused by staff it is locked again', async () => {
    await limitDaily(100)
    await pay(700)
    expect(await getLevel()).toMatchObject({ withdrawable: 700 })
    const { withdraw: row, credit } = await withdraw(650, newCommand())
    expect(credit).toMatchObject({ balance: 50 })
    expect(credit.kept).toBeUndefined()
    await bench.services.database.transaction((tx) =>
      rejectWithdrawal(tx, row.uuid, '-', bench.services.clock()),
    )
    expect(await money()).toEqual([100, 600])
    const amounts = (await listLedger()).items.map(({ amount }) => amount)
    expect(new Set(amounts)).toEqual(new Set([-650, 650, 700]))
  })

  test('is not what is cashed out of a game', async () => {
    await limitDaily(100)
    await pay(700)
    const { launchUuid } = await openGame({ gameUuid }, newCommand())
    await playAt(bench.services, launchUuid, { stake: 100, isWon: true })
    await cashOutAll(bench.services)
    const { balance, inGames, kept } = await getCredit()
    expect(balance + (inGames[0]?.amount ?? 0)).toBeGreaterThan(100)
    expect(kept?.amount).toBe(600)
  })

  test('brings no bonus, and is held by none', async () => {
    const allDay = { bonusTimeStart: null, bonusTimeEnd: null, bonusTimeStart2: null, bonusTimeEnd2: null }
    await writeSite(bench.services.database, {
      ...(await readSite(bench.services.database)),
      promotion: aPromotion(allDay),
    })
    await takeBonus({ offer: '1', amount: 1_000 }, anyone)
    await pay(1_000)
    const { bonusHeld } = await getLevel()
    expect(bonusHeld).toBeGreaterThan(0)
    await limitDaily(1_000)
    await takeBonus({ offer: '2', amount: 500 }, anyone)
    await pay(500)
    expect(await getLevel()).toMatchObject({ bonusHeld, withdrawable: 1_500 })
    expect((await getCredit()).kept).toMatchObject({ amount: 500 })
  })

  test('may be brought by a slip: credited once, whether the slip or the bank comes first', async () => {
    setSwitches(bench.services.database, { feed: 'reference' })
    await limitDaily(100)
    const slip = await verifySlip({ qrcode: qrOf(await bench.transfer(member, 400)) }, anyone)
    const { deposit, credit } = await confirmSlip(slip.uuid, newCommand())
    expect(deposit).toMatchObject({ amount: 400, kept: 300 })
    expect(credit).toMatchObject({ balance: 100, kept: { amount: 300 } })
    await takeFeed(bench.services)
    expect(await money()).toEqual([100, 300])
  })
})

describe('what a member pays in during a break', () => {
  test('is locked as a whole until the break is over, and can be withdrawn meanwhile', async () => {
    await pay(200)
    await takeDay()
    await pay(700)
    expect(await getCredit()).toMatchObject({
      balance: 200,
      kept: { amount: 700, reason: 'BREAK', until: '2026-11-19T09:00:00.000+07:00', limit: null },
    })
    await withdraw(300, newCommand())
    expect(await money()).toEqual([200, 400])
    await pass(24)
    expect(await money()).toEqual([600, 0])
  })

  test('has no day where the break has none', async () => {
    await takeBreak({ length: 'FOREVER', password, isUnderstood: true }, newCommand())
    await pay(700)
    expect((await getCredit()).kept).toMatchObject({ amount: 700, reason: 'EXCLUSION', until: null })
    expect(await getLevel()).toMatchObject({ withdrawable: 700 })
  })

  test('follows the deposit limit after it', async () => {
    await limitDaily(100)
    await takeDay()
    await pay(250)
    await pass(24)
    expect(await money()).toEqual([100, 150])
    expect((await getCredit()).kept).toMatchObject({ reason: 'DEPOSIT_LIMIT' })
  })
})
