declare module 'virtual:package-tables' {
  import type { LanguageTables } from '@member/i18n'

  export const tables: LanguageTables
}
