import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { identityChecks, memberNotes, members, notices, sessions } from '../database/schema.ts'
import type { Member, Services } from '../services/services.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { readMessages } from '../testing/readMessages.ts'
import { signInAs } from '../testing/signInAs.ts'
import { testServices } from '../testing/testServices.ts'
import { day } from '../values/bangkok.ts'
import { operationsAs } from './operations.ts'
import { th } from '../domain/audit/th.ts'

let open: OpenDatabase
let services: Services
let member: Member
beforeAll(async () => {
  open = await openTestDatabase()
  services = testServices(open.database).services
})
afterAll(() => open.close())
beforeEach(async () => {
  member = await newMember(services)
})

const backOffice = () => operationsAs(services, { kind: 'STAFF', name: 'malee', roles: ['support'] })
const accept = () =>
  open.database.insert(identityChecks).values({
    memberUuid: member.uuid,
    status: 'ACCEPTED',
    createdAt: services.clock(),
  })
const now = async () => (await open.database.select().from(members).where(eq(members.uuid, member.uuid)))[0]

test('a member whose documents were accepted gets another phone: logged out, notified at both, and nothing is paid out for a day', async () => {
  await accept()
  await signInAs(services, member)
  await backOffice().setMemberPhone(member.uuid, '0899999901', 'โทรกลับและดูเอกสาร')
  expect(await now()).toMatchObject({
    phone: '0899999901',
    phoneProvenAt: null,
    withdrawHeldUntil: new Date(services.clock().getTime() + day),
  })
  for (const phone of [member.phone, '0899999901'])
    expect((await readMessages(services, phone))[0]).toBe(th.phoneChanged)
  const [notice] = await open.database.select().from(notices).where(eq(notices.memberUuid, member.uuid))
  expect(notice).toMatchObject({ kind: 'security', event: 'PHONE_CHANGED' })
  const living = await open.database.select().from(sessions).where(eq(sessions.memberUuid, member.uuid))
  expect(living.filter(({ endedAt }) => endedAt === null)).toEqual([])
})

test('nobody gets another phone without documents, a reason, or where it is another member’s', async () => {
  const set = (phone: string, why = 'โทรกลับ') => backOffice().setMemberPhone(member.uuid, phone, why)
  await expect(set('0899999902')).rejects.toThrow(th.phoneIdentity)
  await accept()
  const other = await newMember(services)
  await expect(set(other.phone)).rejects.toThrow(th.phoneTaken)
  await expect(set('899999902')).rejects.toThrow(th.phone)
  await expect(set('0899999902', '')).rejects.toThrow(th.phoneReason)
  await expect(set(member.phone)).rejects.toThrow(th.settled)
  expect(await now()).toMatchObject({ phone: member.phone, withdrawHeldUntil: null })
})

test('a note about a member stays as it was written', async () => {
  await backOffice().noteMember(member.uuid, ' โทรแล้ว รอเอกสาร ')
  const [note] = await open.database.select().from(memberNotes).where(eq(memberNotes.memberUuid, member.uuid))
  expect(note).toMatchObject({ text: 'โทรแล้ว รอเอกสาร', by: 'malee' })
  await expect(backOffice().noteMember(member.uuid, ' ')).rejects.toThrow(th.note(1_000))
  await expect(open.database.delete(memberNotes)).rejects.toThrow()
})
