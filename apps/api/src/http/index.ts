/** What pages use of how calls are served. */
export { readFields, wantsJson } from './readFields.ts'
export { notFound, Refusal } from './refusals.ts'
export { toCsv } from './toCsv.ts'
export type { AppEnv, Router } from '../services/services.ts'
