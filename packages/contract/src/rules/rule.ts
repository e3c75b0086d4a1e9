import { type AnswerOf, type Call, type CallName, loginCall, settingCall } from '@member/api-client/contract'
import type { Setting, User } from '@member/api-client/contract'
import type { Exchange } from './exchange.ts'
import type { Asking, Server } from './server.ts'
import { Hindered, fulfilled, NotJudged } from './verdicts.ts'

export interface Rule {
  id: string
  about: 'calls' | 'failures' | 'headers' | 'cors' | 'sessions' | 'money' | 'orders' | 'time'
  says: string
  writes?: true
  run: (bench: Bench) => Promise<void>
}

export type ByCall<Said> = Readonly<Partial<Record<CallName, Said>>>

interface Member {
  token: string
  user: User
  username: string
  password: string
}

export interface Bench {
  server: Server
  origin: string | undefined
  /** Text of an unused slip's mini-QR of this member, if given. */
  slip: string | undefined
  setting: Setting | undefined
  /** Returns username and password of the member; throws NotJudged if the check has no member. */
  credentials: () => { username: string; password: string }
  /** Returns the logged-in member; throws NotJudged without one, and Hindered if the log-in failed. */
  member: () => Member
  ask: (call: Call, asking?: Asking) => Promise<Exchange>
  read: <C extends Call>(call: C, asking?: Asking) => Promise<AnswerOf<C>>
}

const noMember = 'no member was given; add --as member:password'

/** Returns true if a call needs a logged-in member. */
export const isMembers = ({ path }: Call) => path.startsWith('/api/auth/') && path !== loginCall.path

/** Loads the server's setting and logs the member in. */
export async function benchAt(
  server: Server,
  given: { as?: { username: string; password: string }; origin?: string; slip?: string },
): Promise<Bench> {
  const setting = await kindly(async () => fulfilled(await server.ask(settingCall), settingCall))
  let member: Member | undefined
  let why = noMember
  if (given.as) {
    const body = given.as
    try {
      member = { ...fulfilled(await server.ask(loginCall, { body }), loginCall), ...given.as }
    } catch (error) {
      why = `the member cannot log in: ${error instanceof Error ? error.message : ''}`
    }
  }
  const credentials = () => {
    if (!given.as) throw new NotJudged(noMember)
    return given.as
  }
  const present = () => {
    if (!member) throw given.as ? new Hindered(why) : new NotJudged(why)
    return member
  }
  const ask = (call: Call, asking: Asking = {}) => {
    if (!isMembers(call)) return server.ask(call, asking)
    const { token, user } = present()
    const params = { uuid: user.uuid, username: user.user_pass.username, ...asking.params }
    return server.ask(call, { token, ...asking, params })
  }
  const read = async <C extends Call>(call: C, asking?: Asking) => fulfilled(await ask(call, asking), call)
  const { origin, slip } = given
  return { server, origin, slip, setting, credentials, member: present, ask, read }
}

/** Returns the result of `work`, or undefined on failure. */
async function kindly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
