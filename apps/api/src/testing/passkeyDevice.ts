import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@member/api-client'

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

const verified = 0x05
const present = 0x01
const withKey = 0x40

interface Signed {
  origin?: string
  isVerified?: boolean
  counter?: number
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const head = (rpId: string, flags: number, counter: number) => {
  const tail = Buffer.alloc(5)
  tail.writeUInt8(flags)
  tail.writeUInt32BE(counter, 1)
  return Buffer.concat([hash(rpId), tail])
}

export function passkeyDevice(home = 'https://saengthong.example') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const credential = { id: text(id), rawId: text(id), type: 'public-key' } as const
  let counted = 0

  return {
    id: credential.id,
    make: (creation: PasskeyCreation, { origin = home, isVerified = true }: Signed = {}): NewPasskey => {
      // The public key in COSE, as CBOR: kty EC2, alg ES256, crv P-256, x, y.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const named = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id])
      const flags = withKey | (isVerified ? verified : present)
      const data = Buffer.concat([head(creation.rp.id, flags, counted), named, key])
      // { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientData('webauthn.create', creation.challenge, origin)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      }
    },
    prove: (
      { challenge, rpId }: PasskeyRequest,
      { origin = home, isVerified = true, counter = counted + 1 }: Signed = {},
    ): PasskeyProof => {
      counted = counter
      const data = head(rpId, isVerified ? verified : present, counter)
      const client = clientData('webauthn.get', challenge, origin)
      return {
        ...credential,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, hash(client)]), privateKey)),
        },
      }
    },
  }
}
