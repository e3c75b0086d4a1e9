import { html } from 'hono/html'
import type { Markup } from '../../operatorPage/layout.ts'
import type { DeskWork } from '../deskWork.ts'
import { pressForm } from './actionForm.ts'

const row = ({ uuid, username, name, phone, level, status }: DeskWork['members'][number]) =>
  html`<tr>
    <td><a href="/desk/members/${uuid}">${name}</a><br /><span class="soft">${username} · ${phone}</span></td>
    <td>level ${level}</td>
    <td>
      ${pressForm(`members/${uuid}/identity`, 'Ask who they are')}
      ${status === 'ACTIVE' ? pressForm(`members/${uuid}/suspend`, 'Suspend') : html`<span class="chip badly">SUSPENDED</span>${pressForm(`members/${uuid}/unsuspend`, 'Let in again')}`}
    </td>
  </tr>`

/** Members by name, username, phone or account. */
export const membersView = (found: DeskWork['members'], search: string): Markup =>
  html`<section class="card" id="members">
    <h2>Members</h2>
    <form method="get" action="/desk#members" class="row">
      <input
        type="search"
        name="q"
        value="${search}"
        placeholder="Name, username, phone or account"
        aria-label="Search members"
      /><button>Search</button>
    </form>
    ${
      found.length > 0
        ? html`<div class="scroll">
            <table>
              <tbody>
                ${found.map(row)}
              </tbody>
            </table>
          </div>`
        : html`<p class="empty">Nobody fits “${search}”.</p>`
    }
    <p class="soft">A suspended member’s sessions end at once; their money stays where it is.</p>
  </section>`
