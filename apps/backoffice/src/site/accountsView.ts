import type { Reads } from '@member/api/operations'
import { banks } from '@member/banks'
import { html } from 'hono/html'
import { field, form, hidden, select } from '@member/staff-page/form'
import { card, item, said, soft, type Markup } from '@member/staff-page/parts'
import { openChip, switchForm } from './openChip.ts'
import { th } from './th.ts'

const t = th.accounts
const choices = Object.fromEntries(banks.map(({ short }) => [short, short]))

type Account = Awaited<ReturnType<Reads['accounts']>>[number]

const line = ({ uuid, bankName, bankId, accountName, promptPayTarget, isOpen }: Account): Markup =>
  item(
    html`${bankName} ${bankId} ${openChip(isOpen)}<br />
      ${soft(accountName, promptPayTarget && ` · PromptPay ${promptPayTarget}`)}`,
    switchForm(`/desk/accounts/${uuid}`, isOpen),
  )

export const accountsView = (accounts: Account[]): Markup =>
  card(
    'accounts',
    t.title,
    accounts.length > 0 ? accounts.map(line) : said(t.none, 'warn'),
    form(
      '/desk/accounts',
      t.add,
      'main',
      hidden('key', crypto.randomUUID()),
      select('bankName', t.bank, choices),
      field('bankId', t.number, { inputmode: 'numeric' }),
      field('accountName', t.name),
      field('promptPay', t.promptPay, { required: false, inputmode: 'numeric' }),
    ),
  )
