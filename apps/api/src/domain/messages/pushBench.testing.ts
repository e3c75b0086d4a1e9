import { anyone, login, type PushKind, pushKinds, subscribePush } from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { pushMessages, pushSubscriptions } from '../../database/schema.ts'
import { sendPushes } from './sendPushes.ts'
import type { Member } from '../../services/services.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { pushService } from '../../testing/pushService.ts'
import type { TestServer } from '../../testing/startTestServer.ts'
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'

export async function pushBench(server: TestServer) {
  const { services } = server
  const service = pushService()
  services.push = service.sender
  await services.database.delete(pushSubscriptions)
  const member = await newMember(services)
  const device = `device of ${member.username}`

  const enterOn = async (on: string, { username }: Member = member) => {
    // Log-ins must differ in time.
    server.pass(1_000)
    startSession(await login({ username, password, device: on }, anyone))
  }
  return {
    ...service,
    member,
    device,
    enterOn,
    subscribed: async (kinds: readonly PushKind[] = pushKinds) => {
      const browser = newBrowser()
      await enterOn(device)
      const { endpoint, keys } = browser
      await subscribePush({ endpoint, keys, kinds: [...kinds] }, anyone)
      return browser
    },
    told: async ({ read }: Pick<ReturnType<typeof newBrowser>, 'read'>) => {
      await sendPushes(services)
      return service.sent.splice(0).map(({ body }) => read(body))
    },
    waiting: () => services.database.select().from(pushMessages),
  }
}

export type PushBench = Awaited<ReturnType<typeof pushBench>>

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Creates a browser that receives Web Push messages and decrypts them (RFC 8291, RFC 8188). */
export function newBrowser(host = 'push.example') {
  const curve = createECDH('prime256v1')
  const p256dh = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    endpoint: `https://${host}/send/${randomBytes(12).toString('base64url')}`,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16)
      const theirs = body.subarray(21, 21 + (body[20] ?? 0))
      const sealed = body.subarray(21 + theirs.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs])
      const shared = derive(curve.computeSecret(theirs), auth, info, 32)
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 })
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}

/** Returns a message's VAPID claims (RFC 8292); undefined if the signature does not match the key. */
export function senderOf(authorization: string, publicKey: string): unknown {
  const [, token = ''] = /^vapid t=([^,]+), k=/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const bytes = Buffer.from(publicKey, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isRight ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined
}
