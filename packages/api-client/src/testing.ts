import { endSession, startSession } from './client/session.ts'
import type { Session } from './client/session.ts'
import type { User } from './endpoints/members.ts'
import { aLogin, aMember } from './testing/builders.ts'

export {
  calls,
  later,
  never,
  refusal,
  reply,
  changeMockApi,
  unavailable,
  mockApi,
} from './testing/mockApi.ts'
export type { Outcome, MockAnswers, MockRequest } from './testing/mockApi.ts'
export { onNews, publishNews } from './testing/liveNews.ts'
export * from './testing/bonus.ts'
export * from './testing/builders.ts'
export * from './testing/games.ts'
export * from './testing/notices.ts'
export * from './testing/ledger.ts'
export * from './testing/protectionBuilders.ts'
export * from './testing/push.ts'

export const aList = <T>(items: T[], change: { total?: number; page?: number; limit?: number } = {}) => ({
  items,
  total: items.length,
  page: 1,
  limit: 20,
  ...change,
})

export const signIn = (member: Partial<User> = {}): Session => startSession(aLogin({ user: aMember(member) }))

export const signOut = (): void => endSession('logout')
export { browserPasskeys } from './testing/browserPasskeys.ts'
