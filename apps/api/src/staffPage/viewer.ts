import type { Context } from 'hono'
import type { Staff } from '../services/actor.ts'
import type { AppEnv, Services } from '../services/services.ts'

/** Viewer of a back-office page; `staff` is undefined before sign-in. */
export type Viewer = { isSimulated: boolean; staff?: Staff | undefined }

export const simulatedStaff: Staff = { kind: 'STAFF', name: 'operator', roles: ['owner'] }

export const viewerOf = (context: Context<AppEnv>, { simulate }: Pick<Services, 'simulate'>): Viewer => ({
  isSimulated: simulate,
  staff: context.get('staff'),
})
