import type { Router } from '@member/api/http'
import { backOfficeServices } from '@member/api/operations'
import { backOffice } from '../backOffice.ts'

/** The back office as an operator's server mounts it: for staff who have signed in. */
export const signedInBackOffice: Router = (services) => backOffice(backOfficeServices(services))
