import { randomInt, randomUUID } from 'node:crypto'

export interface Somebody {
  username: string
  phone: string
  password: string
  bankName: string
  bankId: string
}

export interface Person extends Somebody {
  session: {
    token: string
    expiresAt: string
    user: { uuid: string; username: string; name: string; level: number }
  }
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(1, 10)).join('')

export const somebody = (): Somebody => ({
  username: `m${digits(9)}`,
  phone: `08${digits(8)}`,
  password: `pass-${digits(8)}`,
  bankName: 'KBANK',
  bankId: digits(10),
})

export const ask = async <T>(url: string, body?: object): Promise<T> => {
  const answer = await fetch(url, {
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${url} was refused: ${await answer.text()}`)
  return answer.json()
}

export const messagesOf = async (server: string, { phone }: Pick<Person, 'phone'>): Promise<string[]> => {
  const sent = await ask<{ phone: string; text: string }[]>(`${server}/messages/sent`)
  return sent.filter((message) => message.phone === phone).map(({ text }) => text)
}

/** Returns a random address of the range for tests, since the server limits requests per address. */
const someAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`

/** Calls the server as `person`, or as a visitor with a random address; throws if the server refuses. */
export const call = async <T>(
  server: string,
  person: Person | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<T> => {
  const answer = await fetch(server + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(person
        ? { Authorization: `Bearer ${person.session.token}` }
        : { 'X-Forwarded-For': someAddress() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { message, data } = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${message}`)
  return data
}

interface Answer {
  token: string
  expiresAt: string
  user: {
    uuid: string
    name: string
    level: number
    phone: string
    user_pass: { username: string }
    user_bank: { bankName: string; bankId: string }
  }
}

const sessionOf = ({ token, expiresAt, user }: Answer): Person['session'] => {
  const { uuid, name, level, user_pass } = user
  return { token, expiresAt, user: { uuid, username: user_pass.username, name, level } }
}

export const register = async (server: string): Promise<Person> => {
  const person = somebody()
  const consent = { terms: true, privacy: true, marketing: false, version: '2026-11' }
  const body = {
    ...person,
    confirmPassword: person.password,
    ageConfirmed: true,
    birthDate: '1986-04-13',
    consent,
  }
  return {
    ...person,
    session: sessionOf(await call<Answer>(server, undefined, 'POST', '/api/user/register', body)),
  }
}

export const logIn = async (server: string, username: string, password: string): Promise<Person> => {
  const answer = await call<Answer>(server, undefined, 'POST', '/api/auth/login', { username, password })
  const { phone, user_bank } = answer.user
  const { bankName, bankId } = user_bank
  return { username, password, phone, bankName, bankId, session: sessionOf(answer) }
}
