import { banks } from '@member/banks'
import { asc } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Database } from '../../database/database.ts'
import { operatorAccounts } from '../../database/schema.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { pressForm, textInput } from '../actionForm.ts'
import { th } from './th.ts'

const t = th.accounts

/** The accounts that members pay to. */
export const payInAccounts = (database: Database) =>
  database.select().from(operatorAccounts).orderBy(asc(operatorAccounts.rank))

type Account = Awaited<ReturnType<typeof payInAccounts>>[number]

const line = ({ uuid, bankName, bankId, accountName, promptPayTarget, isOpen }: Account) =>
  html`<div class="line">
    <span
      >${bankName} ${bankId}
      <span class="chip ${isOpen ? 'good' : 'badly'}">${isOpen ? th.open : th.shut}</span><br /><span
        class="soft"
        >${accountName}${promptPayTarget ? ` · PromptPay ${promptPayTarget}` : ''}</span
      ></span
    >
    ${isOpen ? pressForm(`accounts/${uuid}/shut`, th.shut) : pressForm(`accounts/${uuid}/open`, th.open)}
  </div>`

/** Which accounts members are shown, and a new one. */
export const accountsView = (accounts: Account[]): Markup =>
  html`<section class="card" id="accounts">
    <h2>${t.title}</h2>
    ${accounts.length > 0 ? accounts.map(line) : html`<p class="warn">${t.none}</p>`}
    <form method="post" action="/desk/accounts" class="row">
      <input type="hidden" name="key" value="${crypto.randomUUID()}" />
      <select name="bankName" aria-label="${t.bank}">
        ${banks.map(({ short }) => html`<option value="${short}">${short}</option>`)}
      </select>
      ${textInput('bankId', t.number)}${textInput('accountName', t.name)}${textInput('promptPay', t.promptPay, { isRequired: false })}
      <button class="main">${t.add}</button>
    </form>
  </section>`
