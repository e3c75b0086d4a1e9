import type { AppEnv } from '@member/api/http'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { layout, type Notice } from '@member/staff-page/layout'
import type { Content } from '@member/staff-page/parts'
import type { PageServices } from './staffAuthentication.ts'
import { menuOf, type Here } from './menu.ts'
import { noticeIn } from './noticeIn.ts'
import { th } from './th.ts'

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
