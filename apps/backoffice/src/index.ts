export { backOffice } from './backOffice.ts'
export type { Entrance } from './entrance.ts'
export { menuOf } from './menu.ts'
