import { language } from '@member/i18n'

/** The game's name in the language of the request. */
export const nameOf = ({ name, nameEn }: { name: string; nameEn: string }): string =>
  language() === 'en' && nameEn ? nameEn : name
