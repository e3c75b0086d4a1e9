import { newCommand, sendIdentity, withdraw } from '@member/api-client'
import { identityChecks, type Member, members, protectionLog, sharp } from '@member/api/testing/internals'
import { newMember } from '@member/api/testing/newMember'
import { payIn } from '@member/api/testing/payIn'
import { signInAs } from '@member/api/testing/signInAs'
import { testSlipBench } from '@member/api/testing/testServer'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ownersBackOffice } from './testing/ownersBackOffice.ts'
import { th as work } from './work/th.ts'

const bench = testSlipBench({ pages: [ownersBackOffice] })
let member: Member

beforeEach(async () => {
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
})

const page = async (path: string) => (await bench.app.request(path)).text()

test.each<[keyof typeof work.withdrawals.byHand, Partial<Member>]>([
  ['SUSPENDED', { status: 'SUSPENDED' }],
  ['CLOSED', { status: 'CLOSED' }],
  ['LOCKED', { withdrawLockedAt: new Date('2026-11-18T09:00:00+07:00') }],
  ['HELD', { withdrawHeldUntil: new Date('2099-01-01T00:00:00+07:00') }],
])('staff read why they pay a withdrawal by hand: %s', async (why, change) => {
  await payIn(bench.services, member, 1_000)
  await withdraw(400, newCommand())
  expect(await page('/desk')).not.toContain(work.withdrawals.byHand[why])
  await bench.services.database.update(members).set(change).where(eq(members.uuid, member.uuid))
  expect(await page('/desk')).toContain(work.withdrawals.byHand[why])
})

test('staff read who is on a break, and who has the name of somebody who is', async () => {
  const line = { memberUuid: member.uuid, by: 'MEMBER', at: bench.services.clock() } as const
  const detail = { excluded: ['somebody'] }
  await bench.services.database.insert(protectionLog).values({ ...line, act: 'NAMESAKE_REGISTERED', detail })
  const site = await page('/desk/site')
  expect(site).toContain('เล่นอย่างปลอดภัย')
  expect(site).toContain('ชื่อซ้ำ')
})

test('a picture of a member’s documents is opened as one, and stays in no cache', async () => {
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#8899aa' } }).jpeg()
  const file = new Blob([new Uint8Array(await picture.toBuffer())], { type: 'image/jpeg' })
  await sendIdentity({ card: file, selfie: file }, newCommand())
  const [sent] = await bench.services.database
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.memberUuid, member.uuid))
  const shown = await bench.app.request(`/desk/identity/${sent!.uuid}/card`)
  expect(shown.headers.get('Cache-Control')).toBe('no-store')
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('jpeg')
  expect((await bench.app.request(`/desk/identity/${crypto.randomUUID()}/card`)).status).toBe(404)
})

test('a form is read no further than 64 kB', async () => {
  let taken = 0
  const body = new ReadableStream({
    pull: (controller) => {
      taken += 16_384
      controller.enqueue(new TextEncoder().encode('['.repeat(16_384)))
    },
  })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const sent = { method: 'POST', headers, body, duplex: 'half' }
  expect((await bench.app.request('/desk/operation', sent)).status).toBe(413)
  expect(taken).toBeLessThan(150_000)
})
