import type { Context } from 'hono'
import type { Staff } from '../services/actor.ts'
import type { AppEnv, Services } from '../services/services.ts'

/** The one who looks at a page of the operator's; without staff nobody has signed in. */
export type Viewer = { isSimulated: boolean; staff?: Staff | undefined }

/** The staff that a simulation signs in by itself. */
export const simulatedStaff: Staff = { kind: 'STAFF', name: 'operator', roles: ['owner'] }

export const viewerOf = (context: Context<AppEnv>, { simulate }: Pick<Services, 'simulate'>): Viewer => ({
  isSimulated: simulate,
  staff: context.get('staff'),
})
