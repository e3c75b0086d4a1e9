import { notFound, type AppEnv } from '@member/api/http'
import { csvOf } from '@member/api/operations'
import { Hono } from 'hono'
import type { PageServices } from '../staffAuthentication.ts'
import { csvFile } from '../csvFile.ts'
import { mayOf } from '../mayOf.ts'
import { show } from '../show.ts'
import { membersView } from './membersView.ts'
import { memberView } from './memberView.ts'
import { th } from './th.ts'

export const memberPage = (services: PageServices) => {
  const { reads } = services
  return new Hono<AppEnv>()
    .get('/desk/members', async (context) => {
      const search = context.req.query('q') ?? ''
      const content = membersView(await reads.members(search), search)
      return show(context, services, '/desk/members', th.title, content)
    })
    .get('/desk/members/:uuid', async (context) => {
      const history = await reads.member(context.req.param('uuid'))
      if (!history) throw notFound()
      return show(context, services, '/desk/members', th.title, memberView(history, mayOf(context)))
    })
    .get('/desk/members/:uuid/movements.csv', async (context) => {
      const found = await reads.movements(context.req.param('uuid'))
      if (!found) throw notFound()
      return csvFile(context, `${found.username}.csv`, csvOf(found.movements))
    })
}
