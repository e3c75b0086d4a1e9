import {
  anyone,
  changePassword,
  disownSession,
  endSession,
  listSessions,
  login,
  logout,
  newCommand,
  openGame,
  requestPasswordReset,
  resetPassword,
} from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { balancesOf } from '../../credit/creditOf.ts'
import { launches } from '../../../database/schema.ts'
import { cashOutAll } from '../cashOut.ts'
import { toSatang } from '../../../values/satang.ts'
import { operationsAs } from '../../../operations/operations.ts'
import type { Member } from '../../../services/services.ts'
import { newGame } from '../../../testing/newGame.ts'
import { newMember, password } from '../../../testing/newMember.ts'
import { payIn } from '../../../testing/payIn.ts'
import { readMessages } from '../../../testing/readMessages.ts'
import { refusalOf } from '../../../testing/refusalOf.ts'
import { ownerStaff } from '../../../testing/asStaff.ts'
import { testServer } from '../../../testing/testServer.ts'
import { day } from '../../../values/bangkok.ts'
import { seamlessGames } from './seamlessGames.ts'
import { seamlessWallet } from './seamlessWallet.ts'

const server = testServer({ isChecked: true })
let member: Member
let gameUuid: string
let launchUuid: string
const newPassword = 'a-password-of-the-owner'

beforeAll(async () => {
  server.services.gameProvider = seamlessGames(server.services, {
    address: async (launch) => ({
      kind: 'address',
      url: `https://games.example/${launch}`,
      expiresAt: server.services.clock(),
    }),
  })
  gameUuid = (await newGame(server.services.database)).uuid
})
beforeEach(async () => {
  member = await newMember(server.services)
  await payIn(server.services, member, 1_000)
  const owner = await on('my-phone')
  startSession(await on('thief'))
  launchUuid = await opened()
  startSession(owner)
})

const on = (device: string) => {
  // Log-ins must differ in time.
  server.pass(1_000)
  return login({ username: member.username, password, device }, anyone)
}
const opened = async () => (await openGame({ gameUuid }, newCommand())).launchUuid
const wallet = () => seamlessWallet(server.services)
const bet = (betId: string, launch = launchUuid) =>
  wallet().bet({ provider: 'JK', betId, launchUuid: launch, stake: toSatang(100) })
const strangers = async () => (await listSessions()).filter(({ current }) => !current)
const statusNow = async () => {
  const rows = await server.services.database.select().from(launches).where(eq(launches.uuid, launchUuid))
  return rows[0]?.status
}

const ways: [string, () => Promise<unknown>][] = [
  ['the owner disowns the log-in', async () => disownSession((await strangers())[0]!.uuid, anyone)],
  ['the owner ends that session', async () => endSession((await strangers())[0]!.uuid, anyone)],
  [
    'the owner sets a new password',
    () => changePassword({ oldPassword: password, newPassword, confirmPassword: newPassword }, newCommand()),
  ],
  [
    'the owner sets a new password by SMS',
    async () => {
      const { reset } = await requestPasswordReset({ phone: member.phone }, anyone)
      const code = /\d{6}/.exec((await readMessages(server.services, member.phone)).join())?.[0] ?? ''
      await resetPassword({ reset, code, newPassword, confirmPassword: newPassword }, anyone)
    },
  ],
  [
    'staff end all sessions of the member',
    () => operationsAs(server.services, ownerStaff).endMemberSessions(member.uuid),
  ],
  [
    'the session expires',
    async () => {
      server.pass(day)
    },
  ],
]

test.each(ways)(
  '%s: the game of that session takes no bet, and one in progress still pays',
  async (_, end) => {
    const [under, late] = [crypto.randomUUID(), crypto.randomUUID()]
    expect(await bet(under)).toMatchObject({ kind: 'done', balance: toSatang(900) })
    await end()
    const refused = { kind: 'refused', reason: 'closed' }
    expect(await bet(late)).toMatchObject(refused)
    await cashOutAll(server.services)
    expect(await bet(late)).toMatchObject(refused)
    // A stake is open: the game cannot end before its result.
    expect(await statusNow()).toBe('RETURNING')
    const won = await wallet().settle({ provider: 'JK', betId: under, launchUuid, win: toSatang(250) })
    expect(won).toMatchObject({ kind: 'done', balance: toSatang(1_150) })
    await cashOutAll(server.services)
    expect(await statusNow()).toBe('RETURNED')
    expect(await bet(late)).toMatchObject(refused)
    expect((await balancesOf(server.services.database, member)).credit).toBe(toSatang(1_150))
  },
)

test('a log-out ends the game that was opened in that session, and another device plays on', async () => {
  const other = await on('my-tablet')
  const mine = await opened()
  await logout(anyone)
  expect(await bet(crypto.randomUUID(), mine)).toMatchObject({ kind: 'refused', reason: 'closed' })
  startSession(other)
  const here = await opened()
  await endSession((await strangers())[0]!.uuid, anyone)
  expect(await bet(crypto.randomUUID(), here)).toMatchObject({ kind: 'done' })
})

test('an opening that is repeated after its session ended opens nothing', async () => {
  const command = newCommand()
  await openGame({ gameUuid }, command)
  await operationsAs(server.services, ownerStaff).endMemberSessions(member.uuid)
  startSession(await on('my-phone'))
  const again = { ...newCommand(), key: command.key }
  expect((await refusalOf(openGame({ gameUuid }, again))).status).toBe(409_001)
})
