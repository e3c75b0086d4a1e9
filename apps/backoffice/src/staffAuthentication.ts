import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '@member/api/http'
import type { BackOfficeServices } from '@member/api/operations'
import type { MenuItem } from '@member/staff-page/layout'
import type { Content } from '@member/staff-page/parts'

export const sessionCookie = 'desk'

/** Authentication of staff, and its parts of the page layout. */
export type StaffAuthentication = {
  /** Middleware that refuses a request or sets its staff. */
  letIn: MiddlewareHandler<AppEnv>
  /** Menu entries before the back office's own. */
  menu?: readonly MenuItem[]
  /** Content shown instead of the sign-out button. */
  corner?: Content
}

export type PageServices = BackOfficeServices & { entrance: StaffAuthentication }

/** Allows signed-in staff; redirects others to the sign-in page. */
export const sessionAuthentication = ({
  staffSessions,
}: Pick<BackOfficeServices, 'staffSessions'>): StaffAuthentication => ({
  letIn: async (context, next) => {
    const isSignIn = ['/desk/sign-in', '/desk/join'].includes(context.req.path)
    const staff = isSignIn ? undefined : await staffSessions.staffOf(getCookie(context, sessionCookie) ?? '')
    if (!staff && !isSignIn) return context.redirect('/desk/sign-in', 303)
    if (staff) context.set('staff', staff)
    await next()
    return undefined
  },
})
