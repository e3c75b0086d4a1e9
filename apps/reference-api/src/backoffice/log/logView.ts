import { html } from 'hono/html'
import type { operationLog } from '../../database/schema.ts'
import { clockTime } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { actWords, writtenOut } from './writtenOut.ts'

/** Lines of the operation log as rows of a table. */
export const logRows = (lines: (typeof operationLog.$inferSelect)[]): Markup[] =>
  lines.map(
    ({ id, at, byName, act, memberUuid, why, detail }) =>
      html`<tr>
        <td>${String(id)}</td>
        <td>${clockTime(at)}</td>
        <td>${byName}</td>
        <td>
          ${memberUuid ? html`<a href="/desk/members/${memberUuid}">${actWords(act)}</a>` : actWords(act)}
        </td>
        <td>${why ?? ''}${why ? html`<br />` : ''}<span class="soft">${writtenOut(detail)}</span></td>
      </tr>`,
  )
