import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readJson, type AppEnv, type Services } from '@member/api/main'

const left = 200
const largest = 64 * 1024

/**
 * Returns routes that receive reports and events of the demonstration sites and list the last 200.
 * A brand's `reports` and `events` contain these addresses.
 */
export function shown({ clock }: Pick<Services, 'clock'>) {
  const heard: { at: Date; to: string; said: unknown }[] = []
  return new Hono<AppEnv>()
    .post(
      '/simulated/:to{reports|events}',
      bodyLimit({ maxSize: largest, onError: (context) => context.body(null, 413) }),
      async (context) => {
        try {
          heard.unshift({ at: clock(), to: context.req.param('to'), said: await readJson(context) })
        } catch {
          return context.body(null, 400)
        }
        heard.splice(left)
        return context.body(null, 204)
      },
    )
    .get('/simulated/told', (context) =>
      context.body(JSON.stringify(heard, null, 2), 200, {
        'Content-Type': 'application/json; charset=utf-8',
      }),
    )
}
