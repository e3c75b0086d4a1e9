import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { members } from '../../database/schema.ts'
import { csvOf } from '../../domain/movements/csvOf.ts'
import { selectMovements } from '../../domain/movements/selectMovements.ts'
import { notFound } from '../../http/refusals.ts'
import type { AppEnv } from '../../services/services.ts'
import type { BackOfficeServices } from '../entrance.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { csvFile } from '../csvFile.ts'
import { mayOf } from '../mayOf.ts'
import { show } from '../show.ts'
import { findMembers } from '../../operations/reads/findMembers.ts'
import { memberHistory } from '../../operations/reads/memberHistory.ts'
import { membersView } from './membersView.ts'
import { memberView } from './memberView.ts'
import { th } from './th.ts'

const mostLines = 10_000

export const memberPage = (services: BackOfficeServices) => {
  const { database, clock } = services
  return new Hono<AppEnv>()
    .get('/desk/members', async (context) => {
      const search = context.req.query('q') ?? ''
      const content = membersView(await findMembers(database, search), search)
      return show(context, services, '/desk/members', th.title, content)
    })
    .get('/desk/members/:uuid', async (context) => {
      const history = await memberHistory(database, context.req.param('uuid'), clock())
      if (!history) throw notFound()
      return show(context, services, '/desk/members', th.title, memberView(history, mayOf(context)))
    })
    .get('/desk/members/:uuid/movements.csv', async (context) => {
      const [member] = await database
        .select({ uuid: members.uuid, username: members.username })
        .from(members)
        .where(eq(members.uuid, uuidOf(context.req.param('uuid'))))
      if (!member) throw notFound()
      const { uuid, username } = member
      const wanted = { memberUuid: uuid, from: new Date(0), until: clock() }
      return csvFile(context, `${username}.csv`, csvOf(await selectMovements(database, wanted, mostLines)))
    })
}
