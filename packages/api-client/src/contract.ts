// Calls, schemas and failures for servers and tools, without React, jotai and query client.
export { anyone, type Actor, type AnswerOf, type Call, type Command, newCommand } from './client/call.ts'
export { calls, features } from './calls.ts'
export type { CallEntry, CallName, Feature } from './calls.ts'
export { timeout } from './client/connection.ts'
export { Failure, success } from './envelope.ts'
export { familyOf } from './client/errors.ts'
export { type FailureStatus, failures, type FiguresOf } from './client/failures/failures.ts'
export * from './endpoints.ts'
