import {
  anyone,
  getAddress,
  getConfiguration,
  getCredit,
  getMember,
  getMemberSummary,
  getOperation,
  getSetting,
  listAnnouncements,
  listConfigurations,
  listMemberAnnouncements,
  listMemberConfigurations,
  newCommand,
  saveAddress,
  withdraw,
} from '@member/api-client'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readBrand } from '@member/brand/read'
import { fileURLToPath } from 'node:url'
import { seedSite } from './seedSite.ts'
import { newMember } from '@member/api/testing/newMember'
import { refusalOf } from '@member/api/testing/refusalOf'
import { testServer } from '@member/api/testing/testServer'
import { announcements, writeOperation } from '@member/api/importing'
import type { Member } from '@member/api/testing/internals'

const server = testServer()
let member: Member
beforeAll(async () => {
  const { brand } = readBrand(fileURLToPath(new URL('../../../../brands', import.meta.url)), 'saengthong')
  await server.services.database.transaction((tx) => seedSite(tx, brand!, server.services.clock()))
})
beforeEach(async () => {
  server.logOut()
  member = await newMember(server.services)
})

describe('a visitor', () => {
  test('reads the settings, and which of our additions there are', async () => {
    expect(await getSetting()).toMatchObject({
      setting: { line: { line1: { id: '@saengthong' }, line2: { id: '@saengthong2' } } },
      promotion: null,
      turnoverTimes: 5,
      features: { logout: true, sessions: true },
      serverTime: '2026-11-18T09:00:00.000+07:00',
    })
  })

  test('gets the pictures that are for all, and each of them is there', async () => {
    const entries = await listConfigurations()
    expect(entries.map(({ key }) => key)).toEqual(['home.normal.background', 'home.top.background'])
    for (const { value } of entries) {
      const picture = await fetch(server.baseUrl + value.data.path)
      expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
      expect(picture.headers.get('Content-Security-Policy')).toContain('sandbox')
      expect(await picture.text()).toContain('<svg')
    }
    expect((await fetch(`${server.baseUrl}/files/nothing.svg`)).status).toBe(404)
    expect((await fetch(`${server.baseUrl}/files/%E0%A4%A`)).status).toBe(404)
  })

  test('reads announcements that run and are for visitors, with nothing in them that could run', async () => {
    const now = server.services.clock().getTime()
    const running = {
      startAt: new Date(now - 1),
      endAt: new Date(now + 1_000),
      type: 'BANNER' as const,
      rank: 0,
    }
    await server.services.database.insert(announcements).values([
      {
        ...running,
        audience: 'ALL',
        title: 'a',
        detail: '<p onclick="x()">ก<img src=x onerror=x()></p><script>x()</script>',
      },
      { ...running, audience: 'ALL', title: 'over', detail: '', endAt: new Date(now) },
      { ...running, audience: 'ALL', title: 'not yet', detail: '', startAt: new Date(now + 1) },
    ])
    const visitors = await listAnnouncements()
    expect(visitors.map(({ title }) => title)).not.toContain('over')
    expect(visitors.map(({ title }) => title)).not.toContain('not yet')
    expect(visitors[0]!.detail).not.toMatch(/<(?!\/?(p|b|ul|li)>)/)
    expect(visitors.some(({ type }) => type === 'POPUP')).toBe(false)
    await server.logIn(member)
    expect((await listMemberAnnouncements()).some(({ type }) => type === 'POPUP')).toBe(true)
  })

  test('has to log in where only members may ask', async () => {
    await server.logIn(member)
    server.logOut()
    const { status } = await fetch(`${server.baseUrl}/api/auth/announcement`)
    expect(status).toBe(401)
  })
})

describe('a member', () => {
  beforeEach(() => server.logIn(member))

  test('gets more pictures, and one by its key', async () => {
    expect((await listMemberConfigurations()).map(({ key }) => key)).toContain('home.menuBottom.allGame')
    expect(await getConfiguration('home.normal.background')).toMatchObject({
      key: 'home.normal.background',
      value: { data: { path: '/files/home/background.svg' } },
    })
    expect((await refusalOf(getConfiguration('no.such.key'))).status).toBe(404_001)
  })

  test('reads themselves, in full and in little', async () => {
    const { uuid, name } = member
    const user = await getMember()
    expect(user).toMatchObject({
      uuid,
      name,
      phone: member.phone,
      lastLoginAt: '2026-11-18T09:00:00.000+07:00',
    })
    expect(await getMemberSummary()).toEqual({
      uuid,
      name,
      level: 1,
      status: 'ACTIVE',
      user_credit: { point: 0, level: 1 },
    })
    expect((await refusalOf(getCredit('X'))).status).toBe(400_001)
  })

  test('saves an address whole, then changes parts of it', async () => {
    expect(await getAddress()).toBeNull()
    const part = await refusalOf(saveAddress({ name: 'สมหญิง' }, anyone))
    expect(part.status).toBe(400_001)
    expect(Object.keys(part.data?.['fields'] ?? {})).toEqual(
      expect.arrayContaining(['phone', 'address', 'district', 'province', 'zipcode']),
    )
    const address = {
      name: 'สมหญิง รักเรียน',
      phone: '0812345678',
      address: '1/2',
      subDistrict: 'บางรัก',
      district: 'บางรัก',
      province: 'กรุงเทพมหานคร',
      zipcode: '10500',
    }
    const saved = await saveAddress(address, anyone)
    expect(saved).toMatchObject(address)
    expect(await saveAddress({ zipcode: '10110' }, anyone)).toEqual({ ...saved, zipcode: '10110' })
    expect((await getMember()).user_address).toEqual(await getAddress())
    expect((await refusalOf(saveAddress({ zipcode: '1011' }, anyone))).status).toBe(400_001)
  })
})

describe('under maintenance', () => {
  test('every call but the one that says so is unavailable, and the session stays', async () => {
    await server.logIn(member)
    const operation = {
      websiteStatus: 'MA' as const,
      message: 'ปรับปรุงระบบ',
      until: '2026-11-18T10:00:00.000+07:00',
    }
    await writeOperation(server.services.database, operation)
    expect(await getOperation()).toEqual(operation)
    for (const call of [getSetting, getMember, listAnnouncements, () => withdraw(100, newCommand())]) {
      expect(await refusalOf(call())).toMatchObject({
        kind: 'unavailable',
        status: 503_001,
        message: 'ปรับปรุงระบบ',
      })
    }
    await writeOperation(server.services.database, { websiteStatus: 'ON' })
    expect((await getMember()).uuid).toBe(member.uuid)
  })
})
