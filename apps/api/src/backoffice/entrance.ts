import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { MenuItem } from '@member/staff-page/layout'
import type { Content } from '@member/staff-page/parts'
import { staffOf } from '../operations/staff/staffSession.ts'
import type { AppEnv, Services } from '../services/services.ts'
import { sessionCookie } from './staff/sessionCookie.ts'

/** How staff get in, and what the pages show because of it. */
export type Entrance = {
  /** Refuses a request, or says whose it is. */
  letIn: MiddlewareHandler<AppEnv>
  /** Pages of others, before the back office's own in the menu. */
  menu?: readonly MenuItem[]
  /** Stands in place of the button that signs out. */
  corner?: Content
}

/** What the pages of the back office use. */
export type BackOfficeServices = Services & { entrance: Entrance }

/** Lets in those who have signed in; the others are led to the sign-in page. */
export const bySession = (services: Services): Entrance => ({
  letIn: async (context, next) => {
    const isSignIn = ['/desk/sign-in', '/desk/join'].includes(context.req.path)
    const staff = isSignIn ? undefined : await staffOf(services, getCookie(context, sessionCookie) ?? '')
    if (!staff && !isSignIn) return context.redirect('/desk/sign-in', 303)
    if (staff) context.set('staff', staff)
    await next()
    return undefined
  },
})
