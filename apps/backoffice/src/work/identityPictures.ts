import { notFound, type AppEnv } from '@member/api/http'
import { Hono } from 'hono'
import type { PageServices } from '../staffAuthentication.ts'

export const identityPictures = (services: PageServices) =>
  new Hono<AppEnv>().get('/desk/identity/:uuid/:part{(card|selfie)}', async (context) => {
    const part = context.req.param('part') === 'card' ? 'card' : 'selfie'
    const picture = await services.openPicture(context.get('staff'), context.req.param('uuid'), part)
    if (!picture) throw notFound()
    context.header('Content-Type', 'image/jpeg')
    return context.body(new Uint8Array(picture))
  })
