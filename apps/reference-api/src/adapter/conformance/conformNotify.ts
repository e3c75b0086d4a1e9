import { equal } from 'node:assert/strict'
import { queueMessage } from '../../notify/queueMessage.ts'
import { sendMessages } from '../../notify/sendMessages.ts'
import type { OpenDatabase } from '../../database/database.ts'
import type { NotifyAdapter } from '../adapter.ts'
import { conform, type Rule } from './conform.ts'
import { openConformance } from './openConformance.ts'
import type { NotifySandbox } from './sandbox.ts'

const patienceMs = 1_500

/** Tries an adapter of an SMS gateway. */
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
  const times = (text: string) => sandbox.delivered().filter((one) => one.text === text).length
  const rules: Rule[] = [
    ['sends a message once, in Thai as it was written', async () => equal(times((await sent()).text), 1)],
    ...(['slow', 'silent'] as const).map((mood): Rule => [
      `has a message delivered once where the gateway is ${mood} and is asked again`,
      async () => {
        sandbox.behave(mood)
        const { text } = await sent()
        sandbox.behave('well')
        pass(60_000)
        await sendMessages(services)
        await sendMessages(services)
        equal(times(text), 1)
      },
    ]),
    [
      'says that a number that cannot be is refused',
      async () =>
        equal(
          (await services.notifier?.send({ id: crypto.randomUUID(), phone: '0000000000', text: 'ก' }))?.kind,
          'refused',
        ),
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
