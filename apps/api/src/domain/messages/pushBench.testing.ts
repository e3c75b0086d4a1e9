import { anyone, login, type PushKind, pushKinds, subscribePush } from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { pushMessages, pushSubscriptions } from '../../database/schema.ts'
import { sendPushes } from './sendPushes.ts'
import type { Member } from '../../services/services.ts'
import { newBrowser } from './browser.testing.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { pushService } from '../../testing/pushService.ts'
import type { TestServer } from '../../testing/startTestServer.ts'

export async function pushBench(server: TestServer) {
  const { services } = server
  const service = pushService()
  services.push = service.sender
  await services.database.delete(pushSubscriptions)
  const member = await newMember(services)
  const device = `device of ${member.username}`

  const enterOn = async (on: string, { username }: Member = member) => {
    // Log-ins must differ in time.
    server.pass(1_000)
    startSession(await login({ username, password, device: on }, anyone))
  }
  return {
    ...service,
    member,
    device,
    enterOn,
    subscribed: async (kinds: readonly PushKind[] = pushKinds) => {
      const browser = newBrowser()
      await enterOn(device)
      const { endpoint, keys } = browser
      await subscribePush({ endpoint, keys, kinds: [...kinds] }, anyone)
      return browser
    },
    told: async ({ read }: Pick<ReturnType<typeof newBrowser>, 'read'>) => {
      await sendPushes(services)
      return service.sent.splice(0).map(({ body }) => read(body))
    },
    waiting: () => services.database.select().from(pushMessages),
  }
}

export type PushBench = Awaited<ReturnType<typeof pushBench>>
