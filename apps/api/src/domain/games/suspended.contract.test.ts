import { anyone, logout, newCommand, openGame } from '@member/api-client'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { balancesOf } from '../credit/creditOf.ts'
import { ownerStaff } from '../../testing/asStaff.ts'
import { suspendMember } from '../../operations/closeAccount.ts'
import type { GameProvider } from '../../services/gameProvider.ts'
import type { Member } from '../../services/services.ts'
import { newGame, playAt } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import { day } from '../../values/bangkok.ts'
import { cashOutAll } from './cashOut.ts'

const server = testServer({ isChecked: true })
let gameUuid: string
let member: Member
let between: (() => Promise<void>) | undefined
let refusesCashOut = false

const withMoment = (provider: GameProvider): GameProvider => ({
  ...provider,
  moveIn: async (launch, amount) => {
    await between?.()
    return provider.moveIn(launch, amount)
  },
  cashOut: (launchUuid) =>
    refusesCashOut ? Promise.resolve({ kind: 'refused' as const }) : provider.cashOut(launchUuid),
})

beforeAll(async () => {
  server.services.gameProvider = withMoment(server.services.gameProvider)
  gameUuid = (await newGame(server.services.database)).uuid
})
beforeEach(async () => {
  between = undefined
  refusesCashOut = false
  member = await newMember(server.services)
  await payIn(server.services, member, 1_000)
  await server.logIn(member)
})

const suspend = () =>
  server.services.database.transaction((tx) =>
    suspendMember({ tx, by: ownerStaff, now: server.services.clock() }, member.uuid),
  )
const credit = async () => (await balancesOf(server.services.database, member)).credit

test('a suspended member plays no further round, and money in games is cashed out', async () => {
  const { launchUuid } = await openGame({ gameUuid }, newCommand())
  expect(await playAt(server.services, launchUuid, { stake: 100 })).toMatchObject({ kind: 'played' })
  await suspend()
  expect(await playAt(server.services, launchUuid, { stake: 100 })).toEqual({ kind: 'closed' })
  await cashOutAll(server.services)
  expect(await credit()).toBe(90_000n)
  expect((await refusalOf(openGame({ gameUuid }, newCommand()))).status).toBe(403_001)
})

test('a member suspended while a game opens reads so, has the money in the credit, and no game', async () => {
  between = async () => {
    await suspend()
  }
  const { code } = await refusalOf(openGame({ gameUuid }, newCommand()))
  expect(code).toBe('ACCOUNT_SUSPENDED')
  await cashOutAll(server.services)
  expect(await credit()).toBe(100_000n)
})

test('a provider that keeps the money of a suspended member is asked until it gives it', async () => {
  const { launchUuid } = await openGame({ gameUuid }, newCommand())
  await suspend()
  refusesCashOut = true
  await cashOutAll(server.services)
  expect(await playAt(server.services, launchUuid, { stake: 100 })).toEqual({ kind: 'closed' })
  refusesCashOut = false
  await cashOutAll(server.services)
  expect(await credit()).toBe(100_000n)
})

test('a log-out cashes the game out, however often the provider refuses at first', async () => {
  const { launchUuid } = await openGame({ gameUuid }, newCommand())
  await logout(anyone)
  refusesCashOut = true
  await cashOutAll(server.services)
  expect(await playAt(server.services, launchUuid, { stake: 100 })).toEqual({ kind: 'closed' })
  refusesCashOut = false
  await cashOutAll(server.services)
  expect(await credit()).toBe(100_000n)
})

test('a game whose session expires is over, and is cashed out', async () => {
  const { launchUuid } = await openGame({ gameUuid }, newCommand())
  await playAt(server.services, launchUuid, { stake: 100 })
  server.pass(2 * day)
  expect(await playAt(server.services, launchUuid, { stake: 100 })).toEqual({ kind: 'closed' })
  await cashOutAll(server.services)
  expect(await credit()).toBe(90_000n)
})

test('a session that ends while a game opens leaves no money in it', async () => {
  between = async () => {
    await logout(anyone)
  }
  expect((await refusalOf(openGame({ gameUuid }, newCommand()))).status).toBe(409_001)
  await cashOutAll(server.services)
  expect(await credit()).toBe(100_000n)
})
