import { isBrandOrigin } from '../../http/edge.ts'
import type { Services } from '../../services/services.ts'

/**
 * Returns the page to which a game's own window returns: the list of games on the site that opened it. Undefined
 * if that site is not the brand's.
 */
export const returnUrl = (services: Services, origin: string | undefined): string | undefined =>
  origin && isBrandOrigin(services, origin) ? `${origin}/auth/games/category` : undefined
