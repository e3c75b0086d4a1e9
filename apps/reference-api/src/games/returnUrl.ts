import { isBrandOrigin } from '../request/brandOnly.ts'
import type { Services } from '../request/services.ts'

/** Where a game that runs in its own window leads back to: the site it was opened from, where that is one of the brand's. */
export const returnUrl = (services: Services, origin: string | undefined): string | undefined =>
  origin && isBrandOrigin(services, origin) ? `${origin}/auth/games/category` : undefined
