import { anyone } from '../client/call.ts'
import { type Entries, some } from '../client/entry.ts'
import { aLogin } from '../testing/builders.ts'
import {
  addPasskey,
  addPasskeyCall,
  challengePasskey,
  challengePasskeyCall,
  confirmByPasskey,
  confirmByPasskeyCall,
  listPasskeys,
  type NewPasskey,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
  passkeysCall,
  removePasskey,
  removePasskeyCall,
  renamePasskey,
  renamePasskeyCall,
  startPasskey,
  startPasskeyCall,
  startPasskeyLogin,
  startPasskeyLoginCall,
} from './passkeys.ts'
import type { PasskeyProof } from '../client/passkeyProof.ts'
import { logInByPasskey, logInByPasskeyCall } from './signIn.ts'

const feature = 'passkeys'
const from = 'passkeys'
const challenge = 'aGUgd2hvIGFza3MgaXMgdG9sZA'
const credential = { id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key' } as const

const passkey: Passkey = {
  uuid: some,
  name: 'Android · Chrome',
  createdAt: '2026-11-18T09:00:00+07:00',
  lastUsedAt: null,
}
const creation: PasskeyCreation = {
  challenge,
  rp: { id: 'saengthong.example', name: 'saengthong.example' },
  user: { id: 'ERERERERQRGBERERERERERE', name: 'demo1234', displayName: 'demo1234' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
}
const request: PasskeyRequest = {
  challenge,
  rpId: 'saengthong.example',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'required',
}
const made: NewPasskey = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
}
const proof: PasskeyProof = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'MEQ' },
}

export const passkeysEntries = {
  listPasskeys: {
    call: passkeysCall,
    feature,
    from,
    run: () => listPasskeys(),
    sends: 'GET /api/auth/passkey',
    answer: [passkey],
  },
  startPasskey: {
    call: startPasskeyCall,
    feature,
    from,
    run: () => startPasskey(anyone),
    sends: 'POST /api/auth/passkey/start',
    body: {},
    answer: creation,
  },
  addPasskey: {
    call: addPasskeyCall,
    feature,
    from,
    run: () => addPasskey({ name: passkey.name, passkey: made }, anyone),
    sends: 'POST /api/auth/passkey',
    body: { name: passkey.name, passkey: made },
    answer: passkey,
  },
  renamePasskey: {
    call: renamePasskeyCall,
    feature,
    from,
    run: () => renamePasskey({ uuid: some, name: passkey.name }, anyone),
    sends: 'PATCH /api/auth/passkey',
    body: { uuid: some, name: passkey.name },
    answer: passkey,
  },
  removePasskey: {
    call: removePasskeyCall,
    feature,
    from,
    run: () => removePasskey(some, anyone),
    sends: 'DELETE /api/auth/passkey',
    query: { uuid: some },
    answer: null,
  },
  challengePasskey: {
    call: challengePasskeyCall,
    feature,
    from: 'over any page',
    run: () => challengePasskey(anyone),
    sends: 'POST /api/auth/passkey/challenge',
    body: {},
    answer: request,
  },
  confirmByPasskey: {
    call: confirmByPasskeyCall,
    feature,
    from: 'over any page',
    run: () => confirmByPasskey(proof, anyone),
    sends: 'POST /api/auth/passkey/confirm',
    body: { proof },
    answer: null,
  },
  startPasskeyLogin: {
    call: startPasskeyLoginCall,
    feature,
    from: 'login, landing',
    run: () => startPasskeyLogin({ device: some }, anyone),
    sends: 'POST /api/passkey/challenge',
    body: { device: some },
    answer: request,
  },
  logInByPasskey: {
    call: logInByPasskeyCall,
    feature,
    from: 'login, landing',
    run: () => logInByPasskey({ proof, device: some }, anyone),
    sends: 'POST /api/passkey/login',
    body: { proof, device: some },
    answer: aLogin(),
  },
} as const satisfies Entries
