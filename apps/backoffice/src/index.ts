export { backOffice } from './backOffice.ts'
export type { StaffAuthentication } from './staffAuthentication.ts'
export { menuOf } from './show.ts'
