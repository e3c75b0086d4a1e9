import { connect } from '@member/api-client'
import { endSession, startSession } from '@member/api-client/session'
import { anyone, login } from '@member/api-client'
import { createApp } from '../main/app.ts'
import type { Member, Services } from '../services/services.ts'
import { listen } from '../main/listen.ts'
import { password } from './newMember.ts'
import { openTestDatabase } from './openTestDatabase.ts'
import { testServices } from './testServices.ts'

/** Starts a whole server on its own port and database, to which the client connects. */
export async function startTestServer(change: Partial<Services> = {}) {
  const { database, listen: listenTo, close } = await openTestDatabase()
  const bench = testServices(database, change)
  const stopListening = await listenTo(bench.services.live)
  const { stop, port } = await listen(createApp(bench.services), { port: 0, host: '127.0.0.1' })
  const baseUrl = `http://127.0.0.1:${port}`
  connect({ baseUrl, version: '1.0.0', hostname: 'saengthong.example' })
  return {
    ...bench,
    baseUrl,
    logIn: async ({ username }: Member) => startSession(await login({ username, password }, anyone)),
    logOut: () => endSession('logout'),
    stop: async () => {
      endSession('logout')
      bench.services.live.close()
      await stop(0)
      await stopListening()
      await close()
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
