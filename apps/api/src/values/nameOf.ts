import { language } from '@member/i18n'

export const nameOf = ({ name, nameEn }: { name: string; nameEn: string }): string =>
  language() === 'en' && nameEn ? nameEn : name
