import * as v from 'valibot'
import { failures } from './client/failures/failures.ts'

export const success = <Answer extends v.GenericSchema>(answer: Answer) =>
  v.object({ status: v.literal(200), message: v.string(), data: answer })

const statuses = new Set(Object.keys(failures).map(Number))

export const Failure = v.object({
  status: v.pipe(
    v.number(),
    v.check((status) => statuses.has(status), 'is no status of the contract'),
  ),
  code: v.picklist(Object.values(failures).map(({ code }) => code)),
  message: v.pipe(v.string(), v.regex(/[\u0E01-\u0E5B]/, 'has no Thai letter')),
  data: v.nullable(v.record(v.string(), v.unknown())),
  requestId: v.pipe(v.string(), v.minLength(1)),
})
export type Failure = v.InferOutput<typeof Failure>
