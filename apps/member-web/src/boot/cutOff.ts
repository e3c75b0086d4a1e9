/** Said where a page ended early on the way, and its own words with it. */
export const cutOff = {
  th: { failed: 'หน้านี้โหลดไม่ครบ', reload: 'โหลดหน้าใหม่' },
  en: { failed: 'This page did not load in full', reload: 'Reload page' },
}
