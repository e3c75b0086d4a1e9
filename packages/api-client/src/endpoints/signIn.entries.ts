import { anyone } from '../client/call.ts'
import { type Entries } from '../client/entry.ts'
import { aLogin } from '../testing/builders.ts'
import { login, loginCall } from './signIn.ts'

export const signInEntries = {
  login: {
    call: loginCall,
    row: '1',
    from: 'login, landing',
    run: () => login({ username: 'demo1234', password: 'x' }, anyone),
    sends: 'POST /api/auth/login',
    body: { username: 'demo1234', password: 'x' },
    answer: aLogin(),
  },
} as const satisfies Entries
