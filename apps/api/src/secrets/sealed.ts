import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Owner and kind of a sealed content. */
export type About = { memberUuid: string; part: 'card' | 'selfie' | 'secret' }

const aad = ({ memberUuid, part }: About) => Buffer.from(`${memberUuid} ${part}`)

/** Encrypts by AES-256-GCM. Returns the 12-byte nonce, the 16-byte tag and the content. */
export function seal(key: Buffer, content: Buffer, about: About): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aad(about))
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts what `seal` returned. Throws if key, owner or kind differ, or the content was changed. */
export function unseal(key: Buffer, sealed: Uint8Array, about: About): Buffer {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(aad(about))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
}
