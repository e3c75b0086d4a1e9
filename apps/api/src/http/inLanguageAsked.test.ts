import type { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../main/app.ts'
import type { OpenDatabase } from '../database/database.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { payIn } from '../testing/payIn.ts'
import { signInAs } from '../testing/signInAs.ts'
import { testServices } from '../testing/testServices.ts'
import type { AppEnv, Services } from '../services/services.ts'

let open: OpenDatabase | undefined
let services: Services
let app: Hono<AppEnv>
beforeEach(async () => {
  open ??= await openTestDatabase()
  ;({ services } = testServices(open.database))
  for (const throttle of Object.values(services.throttles)) throttle.times = 100
  app = createApp(services)
})
afterAll(() => open?.close())

const send = (path: string, body: object, headers: Record<string, string>) =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const messageIn = async (answer: Response) =>
  v.parse(v.object({ message: v.string() }), await answer.json()).message

const refusedLogin = async (language: string | undefined) => {
  const answer = await send(
    '/api/auth/login',
    { username: 'nobody', password: 'a-wrong-password' },
    language === undefined ? {} : { 'Accept-Language': language },
  )
  return {
    message: await messageIn(answer),
    language: answer.headers.get('Content-Language'),
    vary: answer.headers.get('Vary'),
  }
}

test('a member is refused in the language they asked for, in Thai where it is none of ours', async () => {
  const thai = expect.stringContaining('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง')
  const english = expect.stringContaining('The username or password is not correct')
  for (const [asked, message, language] of [
    ['en', english, 'en'],
    ['en-GB,en;q=0.9', english, 'en'],
    ['th;q=0.5, en', english, 'en'],
    ['th', thai, 'th'],
    ['lo', thai, 'th'],
    ['*', thai, 'th'],
    [undefined, thai, 'th'],
  ] as const) {
    expect(await refusedLogin(asked), asked).toMatchObject({ message, language })
  }
  expect((await refusedLogin('en')).vary).toContain('Accept-Language')
})

test('each wrong field is named in the language asked for', async () => {
  const answer = await send('/api/auth/login', { username: 5 }, { 'Accept-Language': 'en' })
  expect(await answer.json()).toMatchObject({
    message: 'Something you entered is not correct. Please check it.',
    data: { fields: { username: 'Please fill this in', password: 'Please fill this in' } },
  })
})

test('amounts and plurals are written as the language does', async () => {
  const member = await newMember(services)
  await payIn(services, member, 1_234.5)
  const headers = { Authorization: `Bearer ${await signInAs(services, member)}` }
  const withdraw = async (amount: number, language: string, key: string = crypto.randomUUID()) => {
    const answer = await send(
      `/api/auth/withdraw/${member.uuid}`,
      { amount },
      { ...headers, 'Accept-Language': language, 'Idempotency-Key': key },
    )
    return messageIn(answer)
  }
  const english = 'You do not have enough credit. You have ฿1,234.50.'
  expect(await withdraw(5_000, 'en')).toBe(english)
  expect(await withdraw(5_000, 'th')).toBe('เครดิตไม่พอ คุณมีเครดิต 1,234.50\u00A0บาท')

  // A repeated command gets the first refusal in the repeat's language.
  const key = crypto.randomUUID()
  const first = await withdraw(5_000, 'th', key)
  expect(await withdraw(5_000, 'th', key)).toBe(first)
  expect(await withdraw(5_000, 'en', key)).toBe(english)
})

test('two members are answered at once, each in their own language', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) => refusedLogin(place % 2 ? 'en' : 'th')),
  )
  expect(answers.map(({ message }) => /[ก-๛]/.test(message))).toEqual(
    answers.map((_, place) => place % 2 === 0),
  )
})
