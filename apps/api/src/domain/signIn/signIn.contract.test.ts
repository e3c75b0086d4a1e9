import {
  anyone,
  changePassword,
  endSession,
  getMember,
  listSessions,
  login,
  logout,
} from '@member/api-client'
import { getEnding, getSession, startSession } from '@member/api-client/session'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { members, sessions } from '../../database/schema.ts'
import type { Member, Services } from '../../services/services.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { hashPassword } from '../../secrets/password.ts'
import { testServer } from '../../testing/testServer.ts'
import { day } from '../../values/bangkok.ts'

const server = testServer()
let member: Member
beforeEach(async () => {
  member = await newMember(server.services)
})

/** Resolves when a log-in begins to check the password, which reads `passwordCost`. */
const passwordChecked = (services: Services) =>
  new Promise<void>((begin) => {
    const { passwordCost } = services
    const get = () => {
      Object.defineProperty(services, 'passwordCost', { value: passwordCost, writable: true })
      begin()
      return passwordCost
    }
    Object.defineProperty(services, 'passwordCost', { configurable: true, get })
  })

const miss = () => refusalOf(login({ username: member.username, password: 'not-the-password' }, anyone))

describe('a member logs in', () => {
  test('by username, in any case, or by phone', async () => {
    const username = member.username.toUpperCase()
    const { user, token, expiresAt } = await login({ username, password }, anyone)
    expect(user).toMatchObject({
      uuid: member.uuid,
      name: member.name,
      level: 1,
      user_pass: { username: member.username },
      user_bank: { bankId: member.bankId, bankName: 'SCB' },
      user_credit: { point: 0, level: 1 },
      user_address: null,
      lastLoginAt: null,
    })
    expect(token.length).toBeGreaterThan(40)
    expect(Date.parse(expiresAt) - server.services.clock().getTime()).toBe(day)
    const phone = member.phone.replace(/^(\d{3})(\d{3})/, '$1-$2-')
    expect((await login({ username: phone, password }, anyone)).user.uuid).toBe(member.uuid)
    const abroad = `+66 ${member.phone.slice(1)}`
    expect((await login({ username: abroad, password }, anyone)).user.uuid).toBe(member.uuid)
  })

  test('and the token is nowhere in the database', async () => {
    const { token } = await login({ username: member.username, password }, anyone)
    const rows = await server.services.database.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('a wrong password and an unknown name hear the same, and stay where they are', async () => {
    const wrong = await miss()
    const unknown = await refusalOf(login({ username: 'nobody-here', password }, anyone))
    expect(wrong).toMatchObject({ kind: 'refused', status: 401_010, code: 'LOGIN_FAILED' })
    expect([unknown.status, unknown.message]).toEqual([wrong.status, wrong.message])
  })

  test('the sixth attempt has to wait, even with the right password, until the time is over', async () => {
    const answers: { message: string; retryAfter: number | null }[] = []
    for (let attempt = 0; attempt < 5; attempt += 1) answers.push(await miss())
    // The last attempts show the number left, a block shows its end.
    expect(answers[1]?.message).not.toContain('ลองได้อีก')
    expect(answers[2]?.message).toContain('ลองได้อีก 2 ครั้ง หลังจากนั้นต้องรอ 15 นาที')
    expect(answers[3]?.message).toContain('ลองได้อีก 1 ครั้ง')
    expect(answers.map(({ retryAfter }) => retryAfter)).toEqual([null, null, null, null, 900])
    const waiting = await refusalOf(login({ username: member.username, password }, anyone))
    expect(waiting).toMatchObject({ status: 429_001, retryAfter: 900 })
    server.pass(901_000)
    await login({ username: member.username, password }, anyone)
  })

  test('by phone, though somebody took the number for a name', async () => {
    await newMember(server.services, { username: member.phone })
    const { database } = server.services
    // Independent of the row order, which an update changes.
    for (const row of [member.username, member.phone]) {
      await database.update(members).set({ team: 'moved' }).where(eq(members.username, row))
      expect((await login({ username: member.phone, password }, anyone)).user.uuid).toBe(member.uuid)
    }
  })

  test('not by a password that is changed while it is checked', async () => {
    // An expensive hash, so that the change happens during the check.
    const slow = await newMember(server.services, { passwordHash: await hashPassword(password, 16) })
    const passwordHash = await hashPassword('another-password', 1)
    const checking = passwordChecked(server.services)
    const entering = refusalOf(login({ username: slow.username, password }, anyone))
    await checking
    await server.services.database.update(members).set({ passwordHash }).where(eq(members.uuid, slow.uuid))
    expect((await entering).status).toBe(401_010)
  })

  test('one whose password was stored with less effort gets in, and it is stored anew', async () => {
    const passwordHash = 'scrypt$1$AAAAAAAAAAAAAAAAAAAAAA$DlKbMdJkSfPg_B_Lo--fbFsrugAPwez_cGWKT17-wW0'
    const { database } = server.services
    const hashOf = async () => {
      const [row] = await database.select().from(members).where(eq(members.uuid, member.uuid))
      return row?.passwordHash
    }
    await database.update(members).set({ passwordHash }).where(eq(members.uuid, member.uuid))
    expect((await miss()).status).toBe(401_010)
    expect(await hashOf()).toBe(passwordHash)
    await login({ username: member.username, password }, anyone)
    expect(await hashOf()).toMatch(/^scrypt\$1,3\$/)
    await login({ username: member.username, password }, anyone)
  })

  test('getting in forgets the failures before it', async () => {
    for (let round = 0; round < 3; round += 1) {
      await miss()
      await miss()
      await login({ username: member.username, password }, anyone)
    }
  })

  test('missing fields are named in Thai', async () => {
    const refusal = await refusalOf(login({ username: '', password: '' }, anyone))
    expect(refusal.status).toBe(400_001)
    expect(Object.keys(refusal.data?.['fields'] ?? {})).toEqual(['username', 'password'])
    expect(JSON.stringify(refusal.data)).toMatch(/[ก-๙]/)
  })

  test('a suspended one reads so, when logging in and inside', async () => {
    await server.logIn(member)
    const suspend = { status: 'SUSPENDED' as const }
    await server.services.database.update(members).set(suspend).where(eq(members.uuid, member.uuid))
    expect(await refusalOf(getMember())).toMatchObject({ kind: 'signed-out', status: 403_001 })
    expect(getEnding()?.reason).toBe('suspended')
    expect((await refusalOf(login({ username: member.username, password }, anyone))).status).toBe(403_001)
  })
})

describe('a session', () => {
  test('ends after a day', async () => {
    await server.logIn(member)
    server.pass(day)
    expect(await refusalOf(getMember())).toMatchObject({ kind: 'signed-out', status: 401_002 })
    expect(getSession()).toBeNull()
  })

  test('ends at the log-out, on the server too', async () => {
    const session = await server.logIn(member)
    await logout(anyone)
    expect((await refusalOf(getMember())).status).toBe(401_003)
    expect(session.token).not.toBe('')
  })

  test('a token that was never given is revoked, none at all is missing', async () => {
    const { user, expiresAt } = await login({ username: member.username, password }, anyone)
    startSession({ user, expiresAt, token: 'x'.repeat(43) })
    expect((await refusalOf(getMember())).status).toBe(401_003)
    const bare = await fetch(`${server.baseUrl}/api/auth/user/${member.uuid}`)
    expect(bare.status).toBe(401)
    expect(await bare.json()).toMatchObject({ status: 401_001, data: null })
    expect(bare.headers.get('Cache-Control')).toBe('no-store')
  })

  test('lists where the member is, and ends one or all others', async () => {
    await login({ username: member.username, password }, anyone)
    await login({ username: member.username, password }, anyone)
    await server.logIn(member)
    const all = await listSessions()
    expect(all.filter(({ current }) => current)).toHaveLength(1)
    expect(all).toHaveLength(3)
    const other = all.find(({ current }) => !current)!
    await endSession(other.uuid, anyone)
    expect(await listSessions()).toHaveLength(2)
    expect((await refusalOf(endSession(other.uuid, anyone))).status).toBe(404_001)
    await endSession(undefined, anyone)
    expect(await listSessions()).toMatchObject([{ current: true }])
  })

  test("another member's session is not there", async () => {
    const stranger = await newMember(server.services)
    await server.logIn(stranger)
    const [theirs] = await listSessions()
    await server.logIn(member)
    expect((await refusalOf(endSession(theirs!.uuid, anyone))).status).toBe(404_001)
    expect((await refusalOf(endSession('not-a-uuid', anyone))).status).toBe(404_001)
  })
})

describe('a member changes the password', () => {
  const change = {
    oldPassword: password,
    newPassword: 'another-password',
    confirmPassword: 'another-password',
  }

  test('carries on with a new token, and every other session ends', async () => {
    const elsewhere = await login({ username: member.username, password }, anyone)
    await server.logIn(member)
    await changePassword(change, anyone)
    expect(await listSessions()).toHaveLength(1)
    const mine = await login({ username: member.username, password: change.newPassword }, anyone)
    startSession(elsewhere)
    expect((await refusalOf(getMember())).message).toMatch(/เปลี่ยนรหัสผ่าน/)
    startSession(mine)
    expect((await getMember()).uuid).toBe(member.uuid)
    expect((await refusalOf(login({ username: member.username, password }, anyone))).status).toBe(401_010)
  })

  test('is refused without the old one, and keeps the session', async () => {
    await server.logIn(member)
    const refusal = await refusalOf(changePassword({ ...change, oldPassword: 'not-the-password' }, anyone))
    expect(refusal).toMatchObject({ kind: 'refused', status: 422_002 })
    expect((await getMember()).uuid).toBe(member.uuid)
  })

  test('is refused one that is easily guessed or the very same, and keeps the old one', async () => {
    await server.logIn(member)
    for (const newPassword of ['iloveyou', member.phone, `${member.username}1`, password]) {
      const wanted = { ...change, newPassword, confirmPassword: newPassword }
      const refusal = await refusalOf(changePassword(wanted, anyone))
      expect(refusal.status).toBe(400_001)
      const says = newPassword === password ? /ต่างจากรหัสเดิม/ : /เดาง่าย/
      expect(refusal.data?.['fields']).toEqual({ newPassword: expect.stringMatching(says) })
    }
    await login({ username: member.username, password }, anyone)
  })

  test('gets an error at the field that does not fit', async () => {
    await server.logIn(member)
    const refusal = await refusalOf(changePassword({ ...change, confirmPassword: 'another' }, anyone))
    expect(refusal.status).toBe(400_001)
    expect(Object.keys(refusal.data?.['fields'] ?? {})).toEqual(['confirmPassword'])
  })
})
