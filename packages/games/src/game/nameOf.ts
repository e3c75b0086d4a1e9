import type { Game } from '@member/api-client'
import { language } from '@member/i18n'

export const nameOf = ({ name, nameEn }: Pick<Game, 'name' | 'nameEn'>): string =>
  language() === 'th' ? name : nameEn || name
