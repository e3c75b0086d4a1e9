import { deskPage } from '../backoffice/deskPage.ts'
import type { Router } from '../services/services.ts'

const staff = { kind: 'STAFF', name: 'operator', roles: ['owner'] } as const

export const deskOfOwner: Router = (services) =>
  deskPage(services, {
    letIn: (context, next) => {
      context.set('staff', staff)
      return next()
    },
  })
