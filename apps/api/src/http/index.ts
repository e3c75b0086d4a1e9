/** Exports with which pages read forms, send refusals and write CSV. */
export { readFields, wantsJson } from './readInput.ts'
export { notFound, Refusal } from './refusals.ts'
export { toCsv } from './toCsv.ts'
export type { AppEnv, Router } from '../services/services.ts'
