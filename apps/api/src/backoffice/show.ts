import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { layout, type Here, type Notice } from '../staffPage/layout.ts'
import type { Content } from '../staffPage/parts.ts'
import type { AppEnv, Services } from '../services/services.ts'
import { noticeIn } from './noticeIn.ts'
import { th } from './th.ts'
import { viewerOf } from '../staffPage/viewer.ts'

export const show = (
  context: Context<AppEnv>,
  services: Pick<Services, 'simulate'>,
  here: Here,
  title: string,
  content: Content,
  notice: Notice | undefined = noticeIn(context),
) => context.html(layout(here, title, notice, content, viewerOf(context, services)))

export const showRefusal = (
  context: Context<AppEnv>,
  services: Pick<Services, 'simulate'>,
  status: ContentfulStatusCode,
  words: string,
) => {
  context.status(status)
  return show(context, services, 'none', th.refused, '', { words, isProblem: true })
}
