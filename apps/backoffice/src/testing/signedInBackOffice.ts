import type { Router } from '@member/api/http'
import { backOfficeServices } from '@member/api/operations'
import { backOffice } from '../backOffice.ts'

export const signedInBackOffice: Router = (services) => backOffice(backOfficeServices(services))
