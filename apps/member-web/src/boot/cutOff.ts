import type { Language } from '@member/i18n'

const both = (failed: string, reload: string) => ({ failed, slow: failed, closed: failed, reload })

const texts: Readonly<Record<Language, ReturnType<typeof both>>> = {
  th: both('หน้านี้โหลดไม่ครบ', 'โหลดหน้าใหม่'),
  en: both('This page did not load in full', 'Reload page'),
}

/** Returns the texts shown if a page was cut off in transit before its own texts. */
export const cutOffTexts = (language: string) =>
  Object.entries(texts).find(([one]) => one === language)?.[1] ?? texts.th
