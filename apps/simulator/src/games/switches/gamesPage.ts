import { desc } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import { form, select } from '@member/staff-page/form'
import { card, said, soft, table } from '@member/staff-page/parts'
import type { Database, GamesServices } from '@member/api/adapter'
import { readFields, wantsJson, type AppEnv } from '@member/api/main'
import { baht, clockTime } from '@member/api/values/figures'
import { simulatorPage } from '../../operator.ts'
import { simGameWallets } from '../../partnerTables.ts'
import {
  cashOuts,
  openings,
  readGameSwitchChanges,
  readGameSwitches,
  setGameSwitches,
  type GameSwitches,
} from './switches.ts'

const switchesCard = ({ opening, cashOut }: GameSwitches) =>
  card(
    'switches',
    'How the games behave',
    form(
      '/games/switches',
      'Save',
      'main',
      select('opening', 'When a member opens a game', openings, opening),
      select('cashOut', 'When the money is asked back', cashOuts, cashOut),
    ),
  )

const latest = (database: Database) =>
  database.select().from(simGameWallets).orderBy(desc(simGameWallets.createdAt)).limit(50)

const openedCard = (wallets: Awaited<ReturnType<typeof latest>>) =>
  card(
    'opened',
    'Games that members opened',
    wallets.length === 0
      ? said('None yet. Open one on the site, and it appears here.')
      : table(wallets, [
          ['Time', ({ createdAt }) => clockTime(createdAt)],
          ['Member', ({ username }) => username ?? '–'],
          ['Game', ({ gameName, provider }) => [gameName, ' ', soft(provider)]],
          ['State', ({ status }) => status.toLowerCase()],
          ['In the game', ({ balance }) => baht(balance), 'figure'],
        ]),
  )

export function gamesPage({ database }: Pick<GamesServices, 'database'>, guard: MiddlewareHandler<AppEnv>) {
  const router = new Hono<AppEnv>()
  router.use('/games', guard).use('/games/*', guard)

  router.get('/games', async (context) =>
    context.html(
      simulatorPage('/games', 'Simulated games', [
        switchesCard(await readGameSwitches(database)),
        openedCard(await latest(database)),
      ]),
    ),
  )
  router.get('/games/switches', async (context) => context.json(await readGameSwitches(database)))
  router.post('/games/switches', async (context) => {
    const changes = readGameSwitchChanges(await readFields(context))
    if (!changes) return context.json({ problem: 'A switch has an invalid value.' }, 400)
    const switches = await setGameSwitches(database, changes)
    return wantsJson(context) ? context.json(switches) : context.redirect('/games', 303)
  })
  return router
}
