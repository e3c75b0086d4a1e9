import { isAllowed, refusals as th, type Role, roles } from '@member/api/operations'
import { createApp, type OpenDatabase } from '@member/api/testing/internals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownersBackOffice, newStaffAccount, signedInBackOffice } from './testing/ownersBackOffice.ts'
import { newMember } from '@member/api/testing/newMember'
import { openTestDatabase } from '@member/api/testing/openTestDatabase'
import { testServices } from '@member/api/testing/testServices'
import { access } from './backOffice.ts'

let open: OpenDatabase
let bench: ReturnType<typeof testServices>
let app: ReturnType<typeof createApp>
let memberUuid: string

beforeAll(async () => {
  open = await openTestDatabase()
  bench = testServices(open.database, { localOrigins: false })
  app = createApp(bench.services, [signedInBackOffice])
  memberUuid = (await newMember(bench.services)).uuid
})
afterAll(() => open.close())

const routes = (of: ReturnType<typeof createApp>) =>
  of.routes
    .filter(({ method, path }) => path.startsWith('/desk') && method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)

test('every page, download and action has its entry, with a simulation too', () => {
  const simulated = createApp({ ...bench.services, localOrigins: true }, [ownersBackOffice])
  const known = new Set([...routes(app), ...routes(simulated)])
  expect([...known].toSorted()).toEqual([...access.keys()].toSorted())
})

const addressOf = (path: string) =>
  path
    .replace('/desk/members/:uuid', `/desk/members/${memberUuid}`)
    .replace(':uuid', crypto.randomUUID())
    .replace(':part{(card|selfie)}', 'card')

describe.each(roles)('staff with the role %s', (role: Role) => {
  test('opens and does what the table says, and nothing else', async () => {
    const cookie = await (await newStaffAccount(app, bench.services, [role])).signIn()
    for (const route of routes(app)) {
      const [method = '', path = ''] = route.split(' ')
      const allowed = access.get(route)
      if (!allowed || allowed === 'PUBLIC') continue
      const headers = { cookie, 'Content-Type': 'application/json' }
      const answer = await app.request(addressOf(path), {
        method,
        headers,
        ...(method === 'POST' && { body: '{}' }),
      })
      const isOpen = isAllowed({ roles: [role] }, allowed)
      expect([route, answer.status === 403]).toEqual([route, !isOpen])
      if (!isOpen) expect(await answer.text()).toContain(th.notAllowed)
      expect([route, answer.status < 500]).toEqual([route, true])
    }
  })
})

test('without a session every one leads to the sign-in page', async () => {
  for (const route of routes(app)) {
    const [method = '', path = ''] = route.split(' ')
    if (access.get(route) === 'PUBLIC') continue
    const answer = await app.request(addressOf(path), { method })
    expect([route, answer.status, answer.headers.get('location')]).toEqual([route, 303, '/desk/sign-in'])
  }
})

const page = async (role: Role, path: string) => {
  const cookie = await (await newStaffAccount(app, bench.services, [role])).signIn()
  return (await app.request(path, { headers: { cookie } })).text()
}

test('marketing and payments see no documents, and a page offers each only what they may do', async () => {
  const marketing = await page('marketing', '/desk')
  for (const hidden of ['id="identity"', 'id="withdrawals"', 'href="/desk/log"', 'href="/desk/members"'])
    expect(marketing).not.toContain(hidden)
  expect(await page('payments', '/desk')).not.toContain('id="identity"')
  expect(await page('support', '/desk')).toContain('id="identity"')
  expect(await page('marketing', '/desk/site')).not.toContain('id="rules"')
})
