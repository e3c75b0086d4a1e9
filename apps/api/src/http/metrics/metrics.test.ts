import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../main/app.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { runJob } from '../../jobs/runJob.ts'
import { newMember } from '../../testing/newMember.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { payIn } from '../../testing/payIn.ts'
import { testServices } from '../../testing/testServices.ts'
import { withdrawAt } from '../../testing/withdrawAt.ts'
import { createMetrics } from '../../services/metrics.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

const metricsToken = 'a token of the monitoring'
const headers = { Authorization: `Bearer ${metricsToken}` }

test('the figures say how calls end, what waits, what the house has and how jobs do, and name nobody', async () => {
  const { services } = testServices(open.database, { metrics: createMetrics(), metricsToken })
  const member = await newMember(services)
  await payIn(services, member, 1_000)
  await withdrawAt(services, member, 300)
  await runJob(open, { name: 'quick', everyMs: 1_000, run: async () => {} })
  const app = createApp(services)
  await app.request('/api/setting')
  await app.request('/api/auth/game')
  const text = await (await app.request('/metrics', { headers })).text()
  expect(text).toMatch(/member_request_seconds_count\{call="GET \/api\/setting",outcome="done"\} 1/)
  expect(text).toMatch(/member_request_seconds_count\{call="GET [^"]+",outcome="refused"\} 1/)
  expect(text).toContain('member_queue_waiting{queue="withdrawals"} 1')
  expect(text).toMatch(/member_queue_oldest_seconds\{queue="withdrawals"\} \d/)
  expect(text).toContain('member_house_satang{account="bank"} -100000')
  expect(text).toContain('member_job_failed{job="quick"} 0')
  expect(text).not.toContain(member.uuid)
})

test('the figures are for requests with the token', async () => {
  const { services } = testServices(open.database, { metrics: createMetrics(), metricsToken })
  const app = createApp(services)
  expect((await app.request('/metrics')).status).toBe(401)
  expect((await app.request('/metrics', { headers: { Authorization: 'Bearer another' } })).status).toBe(401)
  expect(
    (await createApp(testServices(open.database).services).request('/metrics', { headers })).status,
  ).toBe(404)
})
