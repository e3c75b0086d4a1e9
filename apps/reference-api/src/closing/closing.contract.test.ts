import { anyone, askClosing, getClosing, getMember, takeBackClosing } from '@member/api-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closingWork, toClosingWork } from '../desk/work/closingWork.ts'
import { operationsAs } from '../operations/operations.ts'
import type { Member } from '../request/services.ts'
import { t } from '../request/words.ts'
import { newMember } from '../testing/newMember.ts'
import { refusalOf } from '../testing/refusalOf.ts'
import { staff } from '../testing/staff.ts'
import { standServer, type StoodServer } from '../testing/standServer.ts'

let server: StoodServer
let member: Member
beforeAll(async () => {
  server = await standServer()
})
beforeEach(async () => {
  member = await newMember(server.services)
  await server.enter(member)
})
afterAll(() => server.fall())

const asked = async () =>
  toClosingWork(await closingWork(server.services.database)).closings.filter(
    ({ uuid }) => uuid === member.uuid,
  )

test('a member asks for the account to be closed, once, and takes it back', async () => {
  expect(await getClosing()).toEqual({ askedAt: null })
  const first = await askClosing(anyone)
  server.pass(60_000)
  expect(await askClosing(anyone)).toEqual(first)
  expect(await getClosing()).toEqual(first)
  expect(await asked()).toMatchObject([{ username: member.username, askedAt: first.askedAt }])
  expect(await takeBackClosing(anyone)).toEqual({ askedAt: null })
  expect(await asked()).toEqual([])
})

test('whoever did not give the password lately is asked for it first', async () => {
  server.pass(6 * 60_000)
  expect((await refusalOf(askClosing(anyone))).code).toBe('PASSWORD_AGAIN')
  expect(await asked()).toEqual([])
})

test('staff close the account of who asked, once; of who took it back, they cannot', async () => {
  const desk = operationsAs(server.services, staff)
  await expect(desk.closeAccount(member.uuid)).rejects.toThrow()
  await askClosing(anyone)
  await desk.closeAccount(member.uuid)
  const closed = await refusalOf(getMember())
  expect(closed).toMatchObject({ code: 'ACCOUNT_SUSPENDED', message: t.closed })
  expect(await asked()).toEqual([])
  await expect(desk.closeAccount(member.uuid)).rejects.toThrow()
})
