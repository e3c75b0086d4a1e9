import { requestDeposit, newCommand } from '@member/api-client'
import { endSession } from '@member/api-client/session'
import { ownersBackOffice } from '@member/backoffice/testing/ownersBackOffice'
import { staffAssets } from '@member/staff-page/assets'
import { noteSkipped } from '@member/testing/skipped'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCaddy, startNginx } from './startProxy.ts'
import { sharp } from '@member/api/testing/internals'
import { newMember } from '@member/api/testing/newMember'
import { signInAs } from '@member/api/testing/signInAs'
import { testSlipBench } from '@member/api/testing/testServer'

const bench = testSlipBench({ pages: [ownersBackOffice, () => staffAssets()] })

beforeAll(async () => {
  await signInAs(bench.services, await newMember(bench.services))
  const picture = sharp({ create: { width: 600, height: 900, channels: 3, background: '#f4f4f4' } })
  const file = new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' })
  const transAt = bench.services.clock().toISOString()
  await requestDeposit({ file, amount: 700, transAt, bankName: 'SCB' }, newCommand())
})
afterAll(() => endSession('logout'))

describe.each([
  { file: 'nginx.conf', program: 'nginx', start: startNginx },
  { file: 'Caddyfile', program: 'caddy', start: startCaddy },
])('behind $file', ({ file, program, start }) => {
  let host: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    host = await start([bench.port, bench.port])
    noteSkipped(`deploy: staff behind ${file}`, host ? undefined : `no ${program} here`)
  })
  afterAll(() => host?.stop())

  test('staff see a slip, and everything else that their page loads', async (context) => {
    if (!host) return context.skip()
    const page = await (await fetch(`${host.url}/desk`)).text()
    const loaded = [...page.matchAll(/<(?:img|script|link)\b[^>]*?(?:src|href)="(\/[^"]+)"/g)].map(
      ([, address = '']) => address.replaceAll('&amp;', '&'),
    )
    const slips = loaded.filter((address) => address.startsWith('/files/slip/'))
    expect(slips).toHaveLength(1)
    const slip = await fetch(host.url + slips[0])
    expect(slip.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(await slip.arrayBuffer()).metadata()).toMatchObject({ width: 600, height: 900 })
    for (const address of loaded)
      expect([address, (await fetch(host.url + address)).status]).toEqual([address, 200])
    return undefined
  })

  test('nobody finds the members’ calls', async (context) => {
    if (!host) return context.skip()
    expect((await fetch(`${host.url}/api/setting`)).status).toBe(404)
    return undefined
  })
})
