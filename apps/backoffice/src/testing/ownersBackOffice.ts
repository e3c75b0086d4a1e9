import type { Router } from '@member/api/http'
import { backOfficeServices } from '@member/api/operations'
import { backOffice } from '../backOffice.ts'

const staff = { kind: 'STAFF', name: 'operator', roles: ['owner'] } as const

/** The back office with an owner signed in. */
export const ownersBackOffice: Router = (services) =>
  backOffice(backOfficeServices(services), {
    letIn: (context, next) => {
      context.set('staff', staff)
      return next()
    },
  })
