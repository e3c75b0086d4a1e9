import { attempt } from '../operations/attempt.ts'
import { operationsAs, type Operations } from '../operations/operations.ts'
import type { Services } from '../services/services.ts'
import { ownerStaff } from './ownerStaff.ts'

/** Runs an operation as an owner; returns `{done}`, `{waiting}` or `{problem}`. */
export const asStaff = (services: Services, act: (operations: Operations) => Promise<unknown>) =>
  attempt(() => act(operationsAs(services, ownerStaff)))
