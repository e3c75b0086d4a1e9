import {
  anyone,
  checkBankId,
  checkPhone,
  checkUsername,
  getBankAccountName,
  getCredit,
  getInviter,
  getMember,
  getSetting,
  login,
  newCommand,
  register,
  type RegisterRequest,
} from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { idempotency, members } from '../../database/schema.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { dateOf, day, startOfDay } from '../../values/bangkok.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'

const server = testServer()
let input: RegisterRequest
let count = 0

beforeEach(() => {
  server.logOut()
  count += 1
  input = {
    phone: `09000000${String(count).padStart(2, '0')}`,
    username: `visitor${count}`,
    password,
    confirmPassword: password,
    bankId: `12345678${String(count).padStart(2, '0')}`,
    bankName: 'KBANK',
    consent: { terms: true, privacy: true, marketing: false, version: '2026-01' },
    ageConfirmed: true,
    birthDate: '1986-04-13',
  }
})

const rowOf = async (phone: string) => {
  const [row] = await server.services.database.select().from(members).where(eq(members.phone, phone))
  return row!
}

describe('a visitor registers', () => {
  test("is a member under the bank's name, logged in, with nothing yet", async () => {
    const answer = await register(input, newCommand())
    expect(answer.user).toMatchObject({ name: 'สมหญิง รักเรียน', level: 1, phone: input.phone })
    startSession(answer)
    expect((await getMember()).user_bank).toMatchObject({ bankId: input.bankId, bankName: 'KBANK' })
    expect(await getCredit()).toMatchObject({ balance: 0, point: 0, inGames: [] })
    expect((await login({ username: input.phone, password }, anyone)).user.uuid).toBe(answer.user.uuid)
  })

  test('not under a phone number for a name: its holder logs in by it', async () => {
    const refusal = await refusalOf(register({ ...input, username: '0812345678' }, newCommand()))
    expect(refusal).toMatchObject({
      status: 400_001,
      data: { fields: { username: expect.stringContaining('เบอร์มือถือ') } },
    })
  })

  test('consent, age, team, marketing and who invited them are stored', async () => {
    const inviter = await newMember(server.services)
    const from = { afCode: inviter.afCode.toUpperCase(), team: 'north', marketing: 'line-ad' }
    await register({ ...input, ...from, consent: { ...input.consent, marketing: true } }, newCommand())
    expect(await rowOf(input.phone)).toMatchObject({
      invitedBy: inviter.uuid,
      team: 'north',
      marketing: 'line-ad',
      consentVersion: '2026-01',
      consentMarketing: true,
      consentAt: server.services.clock(),
      ageConfirmedAt: server.services.clock(),
    })
  })

  test('gets a username where none was chosen', async () => {
    const { username: _, ...without } = input
    const { user } = await register(without, newCommand())
    expect(user.user_pass.username).toMatch(/^m\d{9}$/)
  })

  test('a repeat with the same key is the same member in a session of its own; no token lies in the database', async () => {
    const order = newCommand()
    const first = await register(input, order)
    const again = await register(input, order)
    expect(again.user.uuid).toBe(first.user.uuid)
    expect(again.token).not.toBe(first.token)
    const stored = JSON.stringify(await server.services.database.select().from(idempotency))
    expect(stored).not.toContain(first.token)
    expect(stored).not.toContain(password)
    const guess = { ...input, password: 'another-guess', confirmPassword: 'another-guess' }
    expect((await refusalOf(register(guess, order))).status).toBe(409_303)
    expect((await refusalOf(register({ ...input, phone: '0811111111' }, order))).status).toBe(409_901)
  })

  test('two at once with the same phone are one member', async () => {
    const twin = { ...input, username: `twin${count}`, bankId: `99${input.bankId.slice(2)}` }
    const outcomes = await Promise.allSettled([register(input, newCommand()), register(twin, newCommand())])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a registration is refused', () => {
  test('where phone, account or username is used, each named at its field', async () => {
    await register(input, newCommand())
    const other = { phone: '0655555555', username: 'somebodyelse', bankId: '5555555555' }
    const { phone, username, bankId } = input
    const cases = [
      [{ ...other, phone }, 409_301, 'phone'],
      [{ ...other, bankId }, 409_302, 'bankId'],
      [{ ...other, username: username?.toUpperCase() }, 409_303, 'username'],
    ] as const
    for (const [change, status, field] of cases) {
      const refusal = await refusalOf(register({ ...input, ...change }, newCommand()))
      expect(refusal.status).toBe(status)
      expect(refusal.data?.['fields']).toHaveProperty(field)
    }
  })

  test.each([
    ['phone', { phone: '0712345678' }],
    ['phone', { phone: '081234567' }],
    ['username', { username: 'ab' }],
    ['password', { password: 'short', confirmPassword: 'short' }],
    ['confirmPassword', { confirmPassword: 'something-else' }],
    ['bankId', { bankId: '123' }],
    ['bankName', { bankName: 'NOBANK' }],
    ['bankId', { bankId: '1234560000' }],
    ['ageConfirmed', { ageConfirmed: false }],
    ['birthDate', { birthDate: undefined }],
    ['birthDate', { birthDate: '1999-02-29' }],
    ['birthDate', { birthDate: '2538-13-01' }],
    ['birthDate', { birthDate: '1901-01-01' }],
    ['birthDate', { birthDate: '2533-01-01' }],
    ['consent.terms', { consent: { terms: false, privacy: true, marketing: true, version: '1' } }],
  ])('where %s does not fit', async (field, change) => {
    // As sent over the network, bypassing the types.
    const wrong: RegisterRequest = JSON.parse(JSON.stringify({ ...input, ...change }))
    const refusal = await refusalOf(register(wrong, newCommand()))
    expect(refusal.status).toBe(400_001)
    expect(refusal.data?.['fields']).toHaveProperty([field])
  })

  test.each(['password', 'P@ssw0rd', '12345678', 'qwertyuiop', 'visitor99', '0900000099', '19901990'])(
    'where the password is as easily guessed as %s',
    async (guess) => {
      const easy = { username: 'visitor99', phone: '0900000099', password: guess, confirmPassword: guess }
      const refusal = await refusalOf(register({ ...input, ...easy }, newCommand()))
      expect(refusal.status).toBe(400_001)
      expect(refusal.data?.['fields']).toEqual({ password: expect.stringMatching(/เดาง่าย/) })
    },
  )

  test('where the bank is down: the visitor may try the same again', async () => {
    const order = newCommand()
    const refusal = await refusalOf(register({ ...input, bankId: '1234569999' }, order))
    expect(refusal).toMatchObject({ kind: 'refused', status: 500_256, retryAfter: 900 })
    await register(input, order)
  })

  test('without a key', async () => {
    expect((await refusalOf(register(input, { ...anyone, key: 'no-uuid' }))).status).toBe(400_001)
  })
})

describe('where the operator asks for the date of birth', () => {
  test('nobody below the age registers, and on the birthday in Bangkok they do', async () => {
    const now = server.services.clock()
    const midnight = new Date(startOfDay(now).getTime() + day)
    const birthDate = dateOf(midnight).replace(/^\d+/, (year) => String(Number(year) - 20))
    const refusal = await refusalOf(register({ ...input, birthDate }, newCommand()))
    expect(refusal).toMatchObject({ code: 'UNDER_AGE', message: expect.stringContaining('20 ปี') })
    server.pass(midnight.getTime() - now.getTime() - 1)
    expect((await refusalOf(register({ ...input, birthDate }, newCommand()))).code).toBe('UNDER_AGE')
    server.pass(1)
    await register({ ...input, birthDate }, newCommand())
    expect(await rowOf(input.phone)).toMatchObject({ birthDate })
  })

  test('it is the operator’s age that counts; without that rule no date is asked for and none is stored', async () => {
    const { database } = server.services
    const usual = await readSite(database)
    await writeSite(database, { ...usual, minimumAge: 41 })
    expect((await refusalOf(register(input, newCommand()))).message).toContain('41 ปี')
    expect((await getSetting()).features).toMatchObject({ birthDate: true })
    await writeSite(database, { ...usual, minimumAge: null })
    expect((await getSetting()).features).toMatchObject({ birthDate: false })
    await register(input, newCommand())
    expect(await rowOf(input.phone)).toMatchObject({ birthDate: null })
    await writeSite(database, usual)
  })
})

describe('a visitor asks', () => {
  test('whether phone, username and account are free', async () => {
    const taken = await newMember(server.services)
    expect(await checkPhone(taken.phone)).toEqual({ available: false })
    expect(await checkPhone('0888888888')).toEqual({ available: true })
    expect(await checkUsername(taken.username.toUpperCase())).toEqual({ available: false })
    expect(await checkUsername('stillfree')).toEqual({ available: true })
    expect(await checkBankId(taken.bankId, taken.bankName)).toEqual({ available: false })
    expect(await checkBankId(taken.bankId, 'BBL')).toEqual({ available: true })
    expect((await refusalOf(checkPhone('12345'))).status).toBe(400_001)
    expect((await refusalOf(checkUsername('a b'))).status).toBe(400_001)
    expect((await refusalOf(checkBankId('1234567890', 'NOBANK'))).status).toBe(400_001)
  })

  test('who invites them, masked', async () => {
    const { afCode } = await newMember(server.services)
    expect(await getInviter(afCode)).toEqual({ code: afCode, name: 'สมหญิง ร***' })
    expect((await refusalOf(getInviter('nobody'))).status).toBe(404_001)
  })

  test('whose account it is, surname masked', async () => {
    const account = { bankId: '1234567890', bankName: 'SCB' }
    expect(await getBankAccountName(account)).toEqual({ ...account, name: 'สมหญิง ร***' })
    expect((await refusalOf(getBankAccountName({ ...account, bankId: '1234560000' }))).status).toBe(404_001)
    expect((await refusalOf(getBankAccountName({ ...account, bankId: '1234569999' }))).status).toBe(500_256)
  })

  test('that an account is used, and not whose it is', async () => {
    const { bankId, bankName } = await newMember(server.services)
    const refusal = await refusalOf(getBankAccountName({ bankId, bankName }))
    expect(refusal).toMatchObject({ status: 409_302, data: { fields: { bankId: expect.any(String) } } })
    expect(JSON.stringify(refusal)).not.toContain('สมหญิง')
  })

  test('too often, and has to wait', async () => {
    server.services.throttles.lookUp = { times: 3, seconds: 60 }
    server.pass(61_000)
    for (let asked = 0; asked < 3; asked += 1) await checkPhone('0888888888')
    expect(await refusalOf(checkUsername('stillfree'))).toMatchObject({ status: 429_001, retryAfter: 60 })
    server.pass(61_000)
    await checkPhone('0888888888')
  })
})
