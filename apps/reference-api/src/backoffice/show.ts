import type { Context } from 'hono'
import { layout, type Here, type Notice } from '../staffPage/layout.ts'
import type { Content } from '../staffPage/parts.ts'
import type { AppEnv, Services } from '../services/services.ts'
import { noticeIn } from './noticeIn.ts'
import { viewerOf } from '../staffPage/viewer.ts'

/** Answers with a page of the back office, and with what came of the last action. */
export const show = (
  context: Context<AppEnv>,
  services: Pick<Services, 'simulate'>,
  here: Here,
  title: string,
  content: Content,
  notice: Notice | undefined = noticeIn(context),
) => context.html(layout(here, title, notice, content, viewerOf(context, services)))
