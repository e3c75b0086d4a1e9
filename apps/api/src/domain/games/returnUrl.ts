import { isBrandOrigin } from '../../http/edge.ts'
import type { Services } from '../../services/services.ts'

/**
 * Returns the page to return to from a game's own window: that of the site which opened the game.
 * Undefined if the site is not the brand's.
 */
export const returnUrl = (services: Services, origin: string | undefined): string | undefined =>
  origin && isBrandOrigin(services, origin) ? `${origin}/auth/games/category` : undefined
