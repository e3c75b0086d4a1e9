import { Hono } from 'hono'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { satangOf } from '../operatorPage/figures.ts'
import { guarded } from '../operatorPage/guarded.ts'
import { layout } from '../operatorPage/layout.ts'
import { readFields, wantsJson } from '../operatorPage/readFields.ts'
import { Refusal } from '../request/refusal.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { failWithdrawal, payWithdrawal, rejectWithdrawal, startWithdrawal } from '../withdrawals/settle.ts'
import { reasonIn, textIn, type Action, type Fields } from './action.ts'
import { DeskProblem, settledAlready } from './deskProblem.ts'
import { deskWork, fitting } from './deskWork.ts'
import { gameActions } from './gameActions.ts'
import { gameWork, toGameWork } from './gameWork.ts'
import { identityActions } from './identityActions.ts'
import { identityPictures } from './identityPictures.ts'
import { identityWork, toIdentityWork } from './identityWork.ts'
import { publish, withdrawAnnouncement } from './publish.ts'
import { protectionWork } from './protectionWork.ts'
import { rewardActions } from './rewardActions.ts'
import { rewardWork, toRewardWork } from './rewardWork.ts'
import { ruleWork, setRules } from './setRules.ts'
import { setOperation } from './setOperation.ts'
import { assignLine, dismissLine } from './settleLine.ts'
import { pictureAddresses } from '../slips/pictureAddress.ts'
import { approveSlip, refuseSlip } from './settleSlip.ts'
import { suspendMember, unsuspendMember } from './suspendMember.ts'
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

const isTicked = ({ isAnother }: Fields): boolean => isAnother === 'yes' || isAnother === true

/** What was typed as amount: nothing at all leaves the member's own. */
function amountIn({ amount }: Fields): bigint | undefined {
  const satang = satangOf(amount)
  if (!satang && amount !== undefined && amount !== '') throw new DeskProblem('The amount is none.')
  return satang
}

/** What can be done to one thing at the desk: path and action. Each is one transaction, done once. */
const actions: Record<string, Action> = {
  'slips/:uuid/approve': (tx, uuid, fields, now) => {
    const amount = amountIn(fields)
    const transRef = textIn(fields['transRef'])
    const isAnother = isTicked(fields)
    return approveSlip(tx, uuid, { ...(amount && { amount }), ...(transRef && { transRef }), isAnother }, now)
  },
  'slips/:uuid/refuse': (tx, uuid, fields, now) => refuseSlip(tx, uuid, reasonIn(fields), now),
  'lines/:uuid/assign': (tx, uuid, fields, now) =>
    assignLine(tx, uuid, { username: textIn(fields['username']), isAnother: isTicked(fields) }, now),
  'lines/:uuid/dismiss': (tx, uuid, fields) => dismissLine(tx, uuid, reasonIn(fields)),
  'withdrawals/:uuid/start': (tx, uuid, _fields, now) => startWithdrawal(tx, uuid, now),
  'withdrawals/:uuid/pay': (tx, uuid, _fields, now) => payWithdrawal(tx, uuid, now),
  'withdrawals/:uuid/fail': (tx, uuid, fields, now) => failWithdrawal(tx, uuid, reasonIn(fields), now),
  'withdrawals/:uuid/reject': (tx, uuid, fields, now) => rejectWithdrawal(tx, uuid, reasonIn(fields), now),
  'members/:uuid/suspend': (tx, uuid, _fields, now) => suspendMember(tx, uuid, now),
  'members/:uuid/unsuspend': (tx, uuid) => unsuspendMember(tx, uuid),
  'announcements/:uuid/withdraw': (tx, uuid, _fields, now) => withdrawAnnouncement(tx, uuid, now),
  announcements: (tx, _uuid, fields, now) => publish(tx, fields, now),
  operation: (tx, _uuid, fields) => setOperation(tx, fields),
  rules: (tx, _uuid, fields, now) => setRules(tx, fields, now),
  ...identityActions,
  ...rewardActions,
  ...gameActions,
}

/** The simulated operator's desk: everything a person there decides, on one page, and the same as JSON. */
export function deskPage(services: Services) {
  const { database, clock } = services
  const router = new Hono<AppEnv>()
  const guard = guarded(services)
  router.use('/desk', guard).use('/desk/*', guard)

  router.route('/', identityPictures(services))

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
    const { q = '', game = '', problem, done } = context.req.query()
    const work = await deskWork(database, q, clock())
    const { requests, events, promotion } = await rewardWork(database)
    const atGames = await gameWork(database, game)
    const lines = await Promise.all(
      work.lines.map(async (line) => ({
        line,
        suggestions: await fitting(database, line.senderDigits ?? 'none'),
      })),
    )
    const notice = problem ? { words: problem, isProblem: true } : done ? { words: 'Done.' } : undefined
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
    return context.html(layout('/desk', 'Operator’s desk', notice, content))
  })

  for (const [path, action] of Object.entries(actions)) {
    const place = path.split('/')[0] ?? ''
    router.post(`/desk/${path}`, async (context: Context<AppEnv>) => {
      const fields = await readFields(context)
      const uuid = context.req.param('uuid') ?? ''
      const problem = await attempt(() => database.transaction((tx) => action(tx, uuid, fields, clock())))
      if (wantsJson(context)) return problem ? context.json({ problem }, 409) : context.json({ done: true })
      const outcome = problem ? `problem=${encodeURIComponent(problem)}` : 'done=1'
      return context.redirect(`/desk?${outcome}#${place}`, 303)
    })
  }
  return router
}

/** The sentence for an action that could not be done; a breakdown stays one. */
async function attempt(act: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await act()
    return undefined
  } catch (fault) {
    if (fault instanceof DeskProblem) return fault.message
    // The features' own rules refuse in Thai; here it can only be that the state has moved on.
    if (fault instanceof Refusal) return settledAlready().message
    throw fault
  }
}
