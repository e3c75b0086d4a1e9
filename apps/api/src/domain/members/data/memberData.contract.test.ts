import { getLedgerFile, getMemberData } from '@member/api-client'
import * as v from 'valibot'
import { protectionLog } from '../../../database/schema.ts'
import { expect, test } from 'vitest'
import { fileQueue } from '../../../http/queues.ts'
import { queueMessage } from '../../messages/queueMessage.ts'
import { newMember, password } from '../../../testing/newMember.ts'
import { payIn } from '../../../testing/payIn.ts'
import { exportedColumns } from './memberData.ts'
import { refusalOf } from '../../../testing/refusalOf.ts'
import { testServer } from '../../../testing/testServer.ts'

const server = testServer()

test('a member keeps what is stored about them: all that is theirs, nothing secret, and nothing of others', async () => {
  const member = await newMember(server.services)
  const other = await newMember(server.services)
  await payIn(server.services, member, 1_000)
  await payIn(server.services, other, 500)
  const session = await server.logIn(member)
  const { name, text } = await getMemberData()
  expect(name).toBe(`${member.username}-2026-11-18.json`)
  const data: unknown = JSON.parse(text)
  expect(data).toMatchObject({
    member: { username: member.username, phone: member.phone, bankId: member.bankId },
    sessions: [{ platform: expect.any(String) }],
    movements: [{ kind: 'deposit', amount: '100000' }],
  })
  for (const hidden of [member.passwordHash, password, session.token, other.uuid, other.phone])
    expect(text).not.toContain(hidden)
  expect(text).not.toMatch(/passwordHash|tokenHash|deviceHash|endpoint|p256dh/)
})

test('the file has the rows of every table about a member, and names no code that is still being sent', async () => {
  const member = await newMember(server.services)
  const text = 'รหัส 482915'
  await server.services.database.transaction((tx) =>
    queueMessage(
      tx,
      { memberUuid: member.uuid, phone: member.phone, text, isSecret: true },
      server.services.clock(),
    ),
  )
  await server.logIn(member)
  const file = (await getMemberData()).text
  expect(file).not.toContain(text)
  const data: unknown = JSON.parse(file)
  const parts = Object.keys(v.parse(v.record(v.string(), v.unknown()), data))
  expect(parts).toEqual(
    expect.arrayContaining(['deposits', 'messages', 'notices', 'sessions', 'withdrawals']),
  )
  for (const internal of ['memberNotes', 'operationLog', 'passwordResets', 'recoveryCodes'])
    expect(parts).not.toContain(internal)
})

test('it names neither an excluded member of the same name nor the staff who decided', async () => {
  const member = await newMember(server.services)
  const line = { memberUuid: member.uuid, by: 'DESK' as const, at: server.services.clock() }
  await server.services.database.insert(protectionLog).values([
    { ...line, act: 'NAMESAKE_REGISTERED', detail: { excluded: ['somebody1'] } },
    { ...line, act: 'IDENTITY_ASKED', detail: { who: 'staff1', reason: 'AGE' } },
  ])
  await server.logIn(member)
  const file = (await getMemberData()).text
  expect(file).toContain('AGE')
  for (const hidden of ['somebody1', 'NAMESAKE', 'staff1']) expect(file).not.toContain(hidden)
})

test('of the columns that sound like a secret, only these are in it', () => {
  const isSecretive = /secret|hash|token|password|key|code|note|staff|by$/i
  expect(exportedColumns.filter((column) => isSecretive.test(column.split('.')[1] ?? ''))).toEqual([
    'sessions.passwordAt',
    'addresses.zipcode',
    'messages.isSecret',
    'passkeys.publicKey',
    'protectionLog.by',
    'slipRequests.note',
  ])
})

test('it is handed out only to who gave the password lately', async () => {
  await server.logIn(await newMember(server.services))
  server.pass(6 * 60_000)
  expect((await refusalOf(getMemberData())).code).toBe('PASSWORD_AGAIN')
})

test('a member has two files made at once: a third is refused, and another member’s is not', async () => {
  const member = await newMember(server.services)
  await server.logIn(member)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const making = [1, 2].map(() => fileQueue(server.services).run(member.uuid, () => held))
  expect(await refusalOf(getMemberData())).toMatchObject({ status: 429_001 })
  expect(await refusalOf(getLedgerFile())).toMatchObject({ status: 429_001 })
  await server.logIn(await newMember(server.services))
  expect(await getLedgerFile()).toMatchObject({ name: expect.stringContaining('.csv') })
  release()
  await Promise.all(making)
  await server.logIn(member)
  expect(await getLedgerFile()).toMatchObject({ name: expect.stringContaining(member.username) })
})
