const failed = 'This page did not load in full'

export const en = { failed, slow: failed, closed: failed, reload: 'Reload page' }
