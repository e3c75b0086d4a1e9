const failed = 'หน้านี้โหลดไม่ครบ'

/** Texts shown if a page was cut off in transit before its own texts. */
export const th = { failed, slow: failed, closed: failed, reload: 'โหลดหน้าใหม่' }
