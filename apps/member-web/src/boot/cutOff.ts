const th = 'หน้านี้โหลดไม่ครบ'
const en = 'This page did not load in full'

/** Said where a page ended early on the way, and its own words with it. */
export const cutOff = {
  th: { failed: th, slow: th, closed: th, reload: 'โหลดหน้าใหม่' },
  en: { failed: en, slow: en, closed: en, reload: 'Reload page' },
}
