import { words } from '@member/i18n'

export const id = 'ui/searchField'

export const th = { clear: 'ล้างคำค้นหา' } as const

export const tSearch = words<typeof th>(id)
