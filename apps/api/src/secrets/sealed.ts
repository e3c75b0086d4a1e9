import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Authenticated data, which binds sealed documents to their owner and kind. */
export type About = { memberUuid: string; part: 'card' | 'selfie' | 'secret' }

const aad = ({ memberUuid, part }: About) => Buffer.from(`${memberUuid} ${part}`)

/** Encrypts by AES-256-GCM; returns 12-byte nonce, 16-byte tag, content. */
export function seal(key: Buffer, content: Buffer, about: About): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aad(about))
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts; throws if the key or owner differs, or the content was changed. */
export function unseal(key: Buffer, sealed: Uint8Array, about: About): Buffer {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(aad(about))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
}
