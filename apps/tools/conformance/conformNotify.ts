import { ok } from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import type { NotifyAdapter, NotifySandbox } from '@member/api/adapter'
import { messages, type OpenDatabase, queueMessage, sendMessages } from '@member/api/testing/internals'
import { conform, type Rule, badMoods, expectEqual } from './conform.ts'
import { openConformance } from './openConformance.ts'

const patienceMs = 1_500

export async function conformNotify(create: NotifyAdapter, sandbox: NotifySandbox, open: OpenDatabase) {
  const { services, pass, close } = await openConformance(
    { NOTIFY_ADAPTER: create },
    sandbox,
    patienceMs,
    open,
  )
  let count = 0
  const sent = async (phone?: string) => {
    count += 1
    const message = {
      phone: phone ?? `08123456${String(count).padStart(2, '0')}`,
      text: `รหัสของคุณคือ ${count}`,
    }
    await services.database.transaction((tx) => queueMessage(tx, message, services.clock()))
    await sendMessages(services)
    return message
  }
  const once = (text: string) => {
    const times = sandbox.delivered().filter((one) => one.text === text).length
    expectEqual('how often the message was delivered', times, 1)
  }
  const statusOf = async (phone: string) => {
    const [row] = await services.database.select().from(messages).where(eq(messages.phone, phone))
    return row?.status
  }
  const rules: Rule[] = [
    ['sends a message once, in Thai as it was written', async () => once((await sent()).text)],
    ...badMoods.map(([mood, does]): Rule => [
      `has a message delivered once where the gateway ${does} and is asked again`,
      async () => {
        sandbox.behave(mood)
        const { text, phone } = await sent()
        ok((await statusOf(phone)) !== 'REFUSED', 'the message: "refused", expected "unanswered"')
        sandbox.behave('well')
        pass(60_000)
        await sendMessages(services)
        await sendMessages(services)
        once(text)
        expectEqual('the status of the message', await statusOf(phone), 'SENT')
      },
    ]),
    [
      'says that a number that cannot be is refused',
      async () => {
        const message = { id: crypto.randomUUID(), phone: '0000000000', text: 'ก' }
        expectEqual('the answer', (await services.notifier?.send(message))?.kind, 'refused')
      },
    ],
  ]
  try {
    return await conform(
      rules.map(([sentence, trial]) => [sentence, () => trial().finally(() => sandbox.behave('well'))]),
    )
  } finally {
    await close()
  }
}
