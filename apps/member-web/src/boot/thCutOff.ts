const failed = 'หน้านี้โหลดไม่ครบ'

/** Said where a page ended early on the way, and its own words with it. */
export const th = { failed, slow: failed, closed: failed, reload: 'โหลดหน้าใหม่' }
