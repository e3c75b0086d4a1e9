import { Hono } from 'hono'
import { layout } from '../operatorPage/layout.ts'
import { notFound } from '../request/refusals.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { memberHistory } from './memberHistory.ts'
import { noticeIn } from './noticeIn.ts'
import { th } from './th.ts'
import { memberView } from './view/memberView.ts'

/** The desk's page of one member. */
export const memberPage = ({ database, clock, simulate }: Services) =>
  new Hono<AppEnv>().get('/desk/members/:uuid', async (context) => {
    const history = await memberHistory(database, context.req.param('uuid'), clock())
    if (!history) throw notFound()
    return context.html(layout('/desk', th.member, noticeIn(context), memberView(history), simulate))
  })
