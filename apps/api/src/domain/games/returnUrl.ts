import { isBrandOrigin } from '../../http/edge.ts'
import type { Services } from '../../services/services.ts'

/** Address that a game in a window of its own returns to: the site that opened it, if it is one of the brand's. */
export const returnUrl = (services: Services, origin: string | undefined): string | undefined =>
  origin && isBrandOrigin(services, origin) ? `${origin}/auth/games/category` : undefined
