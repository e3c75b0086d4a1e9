import type { AppEnv } from '@member/api/http'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { layout, type Notice, type MenuItem } from '@member/staff-page/layout'
import type { Content, Markup } from '@member/staff-page/parts'
import type { PageServices } from './staffAuthentication.ts'
import { th } from './th.ts'
import { type Outcome, mayOpen, type Staff } from '@member/api/operations'

const pages = [
  ['/desk', th.pages.work],
  ['/desk/members', th.pages.members],
  ['/desk/reconciliation', th.pages.reconciliation],
  ['/desk/site', th.pages.site],
  ['/desk/log', th.pages.log],
  ['/desk/staff', th.pages.staff],
] as const

/** Current page in the menu; `none` for a refusal, undefined before sign-in. */
export type Here = (typeof pages)[number][0] | 'none' | undefined

export const menuOf = (staff: Staff): readonly MenuItem[] => pages.filter(([path]) => mayOpen(staff, path))

function noticeIn({ req }: Context): Notice | undefined {
  const { problem, waiting, done } = req.query()
  if (problem) return { words: problem, isProblem: true }
  if (waiting) return { words: th.waiting, isWaiting: true }
  return done ? { words: th.done } : undefined
}

/** Returns the path of the form's page with the outcome, scrolled to `place`. */
export function redirectTo({ req }: Context, outcome: Outcome, place = ''): string {
  const referer = req.header('referer') ?? ''
  const path = URL.canParse(referer) ? new URL(referer).pathname : ''
  const page = /^\/desk(?:\/[\w-]+)*$/.test(path) ? path : '/desk'
  const query =
    'problem' in outcome
      ? `problem=${encodeURIComponent(outcome.problem)}`
      : 'waiting' in outcome
        ? 'waiting=1'
        : 'done=1'
  return `${page}?${query}${place && `#${place}`}`
}

const signOut = html`<form method="post" action="/desk/sign-out"><button>${th.signOut}</button></form>`

export const show = (
  context: Context<AppEnv>,
  { entrance }: Pick<PageServices, 'entrance'>,
  here: Here,
  title: string,
  content: Content,
  notice: Notice | undefined = noticeIn(context),
) => {
  const staff = context.var.staff as AppEnv['Variables']['staff'] | undefined
  const menu = staff && here ? [...(entrance.menu ?? []), ...menuOf(staff)] : undefined
  const corner = entrance.corner ?? (staff && signOut)
  return context.html(layout(title, content, { menu, here, corner, notice }))
}

export const showRefusal = (
  context: Context<AppEnv>,
  services: Pick<PageServices, 'entrance'>,
  status: ContentfulStatusCode,
  words: string,
) => {
  context.status(status)
  return show(context, services, 'none', th.refused, '', { words, isProblem: true })
}

export const fullName = ({ name, username }: { name: string; username: string }): string =>
  `${name} (${username})`

export const memberLink = (uuid: string, words: string): Markup =>
  html`<a href="/desk/members/${uuid}">${words}</a>`
