import { isBrandOrigin } from '../../http/edge.ts'
import type { Services } from '../../services/services.ts'

/** Page that a game in its own window returns to: the site that opened it, if it belongs to the brand. */
export const returnUrl = (services: Services, origin: string | undefined): string | undefined =>
  origin && isBrandOrigin(services, origin) ? `${origin}/auth/games/category` : undefined
