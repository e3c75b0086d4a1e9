import { creditCall, loginCall, memberCall, memberSummaryCall } from '@member/api-client/contract'
import type { Bench, Rule } from './rule.ts'
import { fulfilled, must, refused } from './verdicts.ts'

const nobodys = '00000000-0000-4000-8000-000000000000'
const strange = 'x'.repeat(43)

const ends = async ({ member, server }: Bench, token: string | undefined) => {
  const { uuid } = member().user
  return server.ask(memberSummaryCall, { token, params: { uuid } })
}

export const sessionRules: Rule[] = [
  {
    id: 'sessions:missing',
    about: 'sessions',
    says: 'A call without a token is refused with 401001',
    run: async (bench) => void refused(await ends(bench, undefined), 401001),
  },
  {
    id: 'sessions:strange',
    about: 'sessions',
    says: 'An invalid token is refused with 401001, 401002 or 401003',
    run: async (bench) => void refused(await ends(bench, strange), 401001, 401002, 401003),
  },
  {
    id: 'sessions:failed-login',
    about: 'sessions',
    says: 'A wrong password and an unknown username get the same answer, 401010',
    run: async ({ member, server }) => {
      const { username, password } = member()
      const attempt = async (body: object) => refused(await server.ask(loginCall, { body }), 401010)
      const wrong = await attempt({ username, password: `not ${password}` })
      const unknown = await attempt({ username: `nobody${Date.now() % 1e6}`, password })
      must(wrong.message === unknown.message, `“${wrong.message}” differs from “${unknown.message}”`)
      // A successful log-in resets the failures.
      fulfilled(await server.ask(loginCall, { body: { username, password } }), loginCall)
    },
  },
  {
    id: 'sessions:others',
    about: 'sessions',
    says: 'Another member’s uuid or username is refused with 404001, like one that does not exist',
    run: async ({ ask, read }) => {
      const body = { balanceType: 'M' }
      await read(memberCall)
      await read(creditCall, { body })
      refused(await ask(memberCall, { params: { uuid: nobodys } }), 404001)
      refused(await ask(creditCall, { params: { username: 'somebodyelse' }, body }), 404001)
    },
  },
  {
    id: 'sessions:outlives',
    about: 'sessions',
    says: 'A refused call does not end the session',
    run: async ({ ask, read }) => {
      await ask(creditCall, { body: {} })
      await read(memberSummaryCall)
    },
  },
]
