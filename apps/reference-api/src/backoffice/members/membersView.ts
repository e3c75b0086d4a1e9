import { html } from 'hono/html'
import type { Markup } from '../../staffPage/layout.ts'
import { row, tableSection } from '../actionForm.ts'
import { th as desk } from '../th.ts'
import { mostFound, type FoundMembers } from '../../operations/reads/findMembers.ts'
import { th } from './th.ts'

const line = ({ uuid, username, name, phone, level, status, bankName, bankId }: FoundMembers[number]) =>
  row(
    html`<a href="/desk/members/${uuid}">${name}</a><br /><span class="soft">${username} · ${phone}</span>`,
    html`${bankName} ${bankId}`,
    String(level),
    html`<span class="chip ${status === 'ACTIVE' ? 'good' : 'badly'}">${th.status[status]}</span>`,
  )

/** The search for a member, and who was found. */
export const membersView = (found: FoundMembers, search: string): Markup =>
  html`<form method="get" action="/desk/members" class="row">
      <input type="search" name="q" value="${search}" placeholder="${th.find}" aria-label="${th.find}" />
      <button>${desk.search}</button>
    </form>
    ${search && found.length === mostFound ? html`<p class="soft">${th.first(mostFound)}</p>` : ''}
    ${
      found.length > 0
        ? tableSection('members', search || th.newest, found.map(line), [
            th.title,
            th.account,
            th.level,
            th.state,
          ])
        : html`<p class="empty">${th.nobody(search)}</p>`
    }`
