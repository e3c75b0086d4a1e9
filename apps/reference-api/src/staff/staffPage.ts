import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { textIn } from '../desk/action.ts'
import { noticeIn } from '../desk/noticeIn.ts'
import { th } from '../desk/th.ts'
import { staff } from '../database/schema.ts'
import { operationsAs } from '../operations/operations.ts'
import { OperationRefused } from '../operations/refused.ts'
import { roles } from '../operations/roles.ts'
import { layout } from '../operatorPage/layout.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { newStaff } from './newStaff.ts'

/** Accounts at the desk, for owners: who there is, a new one, and the end of one. */
export function staffPage(services: Services) {
  const router = new Hono<AppEnv>()
  router.use('/desk/staff', async (context, next) => {
    if (!context.get('staff').roles.includes('owner')) return context.text(th.ownersOnly, 403)
    await next()
    return undefined
  })
  router.get('/desk/staff', async (context) => {
    const rows = await services.database.select().from(staff).orderBy(asc(staff.username))
    const content = html`<p><a href="/desk">${th.back}</a></p>
      <section class="card">
        <h2>${th.staff}</h2>
        ${rows.map(
          ({ uuid, username, roles: of, isActive }) =>
            html`<div class="line">
              <span>${username} <span class="soft">${of.join(', ')}</span></span>
              <form method="post" action="/desk/staff/${uuid}/${isActive ? 'close' : 'open'}">
                <input type="hidden" name="back" value="/desk/staff" /><button>
                  ${isActive ? th.close : th.reopen}
                </button>
              </form>
            </div>`,
        )}
      </section>
      <section class="card">
        <h2>${th.addStaff}</h2>
        <form method="post" action="/desk/staff">
          <label class="field"
            >${th.username}<input type="text" name="username" pattern="[a-z0-9]{3,32}" required
          /></label>
          <fieldset>
            <legend>${th.roles}</legend>
            ${roles.map((role) => html`<label><input type="checkbox" name="${role}" value="yes" /> ${role}</label> `)}
          </fieldset>
          <button class="main">${th.addStaff}</button>
        </form>
      </section>`
    return context.html(layout('/desk', th.staff, noticeIn(context), content, services.simulate))
  })
  router.post('/desk/staff', async (context) => {
    const fields = await context.req.parseBody()
    const username = textIn(fields['username'])
    const { account, password, address } = await newStaff(
      services,
      username,
      roles.filter((role) => fields[role] === 'yes'),
    )
    try {
      await operationsAs(services, context.get('staff')).addStaff(account)
    } catch (fault) {
      if (!(fault instanceof OperationRefused)) throw fault
      return context.redirect(`/desk/staff?problem=${encodeURIComponent(fault.message)}`, 303)
    }
    const content = html`<p><a href="/desk/staff">${th.back}</a></p>
      <section class="card">
        <p>${th.told(username)}</p>
        <p><code>${password}</code></p>
        <p><code>${address}</code></p>
      </section>`
    return context.html(layout('/desk', th.staff, undefined, content, services.simulate))
  })
  return router
}
