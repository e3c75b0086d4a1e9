import type { Router } from '@member/api/http'
import { backOfficeServices } from '@member/api/operations'
import { ownerStaff } from '@member/api/testing/ownerStaff'
import { backOffice } from '../backOffice.ts'

export const ownersBackOffice: Router = (services) =>
  backOffice(backOfficeServices(services), {
    letIn: (context, next) => {
      context.set('staff', ownerStaff)
      return next()
    },
  })
