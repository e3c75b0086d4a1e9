import { createECDH } from 'node:crypto'
import type { PushKeys } from '../adapters/webPush.ts'

export function isPair({ publicKey, privateKey }: PushKeys): boolean {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return curve.getPublicKey('base64url') === publicKey
}
