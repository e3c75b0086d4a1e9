import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readJson, type AppEnv, type Services } from '@member/api/main'

const storedRecords = 200
const maximumBytes = 64 * 1024

/** Returns routes that receive reports and events of the demonstration sites and list the last 200. */
export function receivedReports({ clock }: Pick<Services, 'clock'>) {
  const records: { at: Date; to: string; body: unknown }[] = []
  return new Hono<AppEnv>()
    .post(
      '/simulated/:to{reports|events}',
      bodyLimit({ maxSize: maximumBytes, onError: (context) => context.body(null, 413) }),
      async (context) => {
        try {
          records.unshift({ at: clock(), to: context.req.param('to'), body: await readJson(context) })
        } catch {
          return context.body(null, 400)
        }
        records.splice(storedRecords)
        return context.body(null, 204)
      },
    )
    .get('/simulated/received', (context) =>
      context.body(JSON.stringify(records, null, 2), 200, {
        'Content-Type': 'application/json; charset=utf-8',
      }),
    )
}
