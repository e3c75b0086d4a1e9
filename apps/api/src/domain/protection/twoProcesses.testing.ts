import { createApp } from '../../main/app.ts'
import { testBank } from '../../testing/partners/bank.ts'
import type { Database } from '../../database/database.ts'
import { commandQueue } from '../../http/queues.ts'
import type { Member } from '../../services/services.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { testServices } from '../../testing/testServices.ts'

/** Creates two apps that share only the database and the bank, like two server processes. */
export function twoProcesses(database: Database) {
  const { services, pass } = testServices(database)
  services.bank = testBank(database, () => services.clock())
  const another = { ...services, commands: commandQueue({ atOnce: 6, ofOneMember: 16 }) }
  const apps = [createApp(services), createApp(another)]

  const ask = async (
    member: Member,
    place: number,
    path: string,
    body: object,
    key: string = crypto.randomUUID(),
  ) => {
    const token = await signInAs(services, member)
    const response = await apps[place]!.request(path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(body),
    })
    const answer: { status: number; data: { uuid?: string } | null } = await response.json()
    // Refusals are fine; server errors are not.
    if (response.status >= 500 && answer.status !== 500_256) throw new Error(JSON.stringify(answer))
    return answer
  }
  return { services, pass, ask }
}
