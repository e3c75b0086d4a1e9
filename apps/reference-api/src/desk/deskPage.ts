import { Hono } from 'hono'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { operationsAs } from '../operations/operations.ts'
import { OperationRefused } from '../operations/refused.ts'
import { guarded } from '../operatorPage/guarded.ts'
import { layout } from '../operatorPage/layout.ts'
import { readFields, wantsJson } from '../operatorPage/readFields.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { actions } from './actions.ts'
import { deskWork, fitting } from './deskWork.ts'
import { gameWork, toGameWork } from './gameWork.ts'
import { identityPictures } from './identityPictures.ts'
import { identityWork, toIdentityWork } from './identityWork.ts'
import { protectionWork } from './protectionWork.ts'
import { rewardWork, toRewardWork } from './rewardWork.ts'
import { signInPage } from '../staff/signInPage.ts'
import { staffPage } from '../staff/staffPage.ts'
import { logPage } from './logPage.ts'
import { noticeIn } from './noticeIn.ts'
import { memberPage } from './memberPage.ts'
import { ruleWork } from './ruleWork.ts'
import { setSwitches } from './setSwitches.ts'
import { pictureAddresses } from '../slips/pictureAddress.ts'
import { toDeskWork } from './toDeskWork.ts'
import { eventsView } from './view/eventsView.ts'
import { gamesView } from './view/gamesView.ts'
import { identityView } from './view/identityView.ts'
import { linesView } from './view/linesView.ts'
import { membersView } from './view/membersView.ts'
import { promotionView } from './view/promotionView.ts'
import { protectionView } from './view/protectionView.ts'
import { rulesView } from './view/rulesView.ts'
import { rewardsView } from './view/rewardsView.ts'
import { announcementsView, siteView } from './view/siteView.ts'
import { slipsView } from './view/slipsView.ts'
import { withdrawalsView } from './view/withdrawalsView.ts'

/** The simulated operator's desk: everything a person there decides, on one page, and the same as JSON. */
export function deskPage(services: Services) {
  const { database, clock } = services
  const router = new Hono<AppEnv>()
  const guard = guarded(services)
  router.use('/desk', guard).use('/desk/*', guard)

  router.route('/', identityPictures(services))
  router.route('/', signInPage(services))
  router.route('/', memberPage(services))
  router.route('/', logPage(services))
  router.route('/', staffPage(services))

  router.get('/desk/work', async (context) =>
    context.json({
      ...toDeskWork(await deskWork(database, context.req.query('q') ?? '', clock())),
      ...toIdentityWork(await identityWork(database)),
      ...toRewardWork(await rewardWork(database)),
      ...(await protectionWork(database, clock())),
      ...(await ruleWork(database)),
      ...toGameWork(await gameWork(database, context.req.query('game') ?? '')),
    }),
  )

  router.get('/desk', async (context) => {
    const { q = '', game = '' } = context.req.query()
    const work = await deskWork(database, q, clock())
    const { requests, events, promotion } = await rewardWork(database)
    const atGames = await gameWork(database, game)
    const lines = await Promise.all(
      work.lines.map(async (line) => ({
        line,
        suggestions: await fitting(database, line.senderDigits ?? 'none'),
      })),
    )
    const notice = noticeIn(context)
    const content = html`<h1>The operator’s desk</h1>
      <p class="lead">
        What a person at the operator decides. Every action moves money through the ledger once, however often
        it is pressed.
      </p>
      <div class="columns wide-left">
        <div>
          ${slipsView(work.slips, await pictureAddresses(database, clock()))}${linesView(lines)}${withdrawalsView(work.withdrawals)}${identityView(await identityWork(database))}${rewardsView(requests)}
        </div>
        <div>
          ${siteView(work.operation)}${rulesView(await ruleWork(database))}${membersView(work.members, q)}${protectionView(await protectionWork(database, clock()))}${gamesView(atGames, game)}${eventsView(events)}${promotionView(promotion)}${announcementsView(work.announcements)}
        </div>
      </div>`
    return context.html(layout('/desk', 'Operator’s desk', notice, content, services.simulate))
  })

  for (const [path, action] of Object.entries(actions)) {
    router.post(`/desk/${path}`, async (context: Context<AppEnv>) => {
      const fields = await readFields(context)
      const operations = operationsAs(services, context.get('staff'))
      const uuid = context.req.param('uuid') ?? ''
      return answer(
        context,
        path.split('/')[0] ?? '',
        async () => action(operations, uuid, fields),
        fields['back'],
      )
    })
  }
  router.post('/desk/game-switches', async (context) => {
    const fields = await readFields(context)
    return answer(context, 'game-switches', () => setSwitches(database, fields))
  })
  return router
}

/** Does it, and says what came of it: as JSON, or on the page at the place it belongs to. */
async function answer(context: Context<AppEnv>, place: string, act: () => Promise<unknown>, back?: unknown) {
  const problem = await attempt(act)
  if (wantsJson(context)) return problem ? context.json({ problem }, 409) : context.json({ done: true })
  const outcome = problem ? `problem=${encodeURIComponent(problem)}` : 'done=1'
  const isOurs = typeof back === 'string' && /^\/desk\/[\w/-]+$/.test(back)
  return context.redirect(isOurs ? `${back}?${outcome}` : `/desk?${outcome}#${place}`, 303)
}

/** The sentence for an operation that could not be done; a breakdown stays one. */
async function attempt(act: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await act()
    return undefined
  } catch (fault) {
    if (fault instanceof OperationRefused) return fault.message
    throw fault
  }
}
