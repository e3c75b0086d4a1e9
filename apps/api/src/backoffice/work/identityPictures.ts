import { Hono } from 'hono'
import { unseal } from '../../secrets/sealed.ts'
import { operationsAs } from '../../operations/operations.ts'
import { notFound } from '../../http/refusals.ts'
import type { AppEnv } from '../../services/services.ts'
import type { BackOfficeServices } from '../entrance.ts'

export const identityPictures = (services: BackOfficeServices) =>
  new Hono<AppEnv>().get('/desk/identity/:uuid/:part{(card|selfie)}', async (context) => {
    const part = context.req.param('part') === 'card' ? 'card' : 'selfie'
    const operations = operationsAs(services, context.get('staff'))
    const found = await operations.openIdentityPicture(context.req.param('uuid'), part)
    if (!found) throw notFound()
    const { memberUuid, sealed } = found
    context.header('Content-Type', 'image/jpeg')
    return context.body(new Uint8Array(unseal(services.identityKey, sealed, { memberUuid, part })))
  })
