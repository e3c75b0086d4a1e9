import { stored } from './client/stored.ts'

const device = stored('localStorage', 'device')

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Returns a random id that is stored in this browser; undefined without storage. */
export function deviceId(): string | undefined {
  const storedId = device.read()
  if (storedId !== null) return storedId
  const made = newId()
  return device.write(made) ? made : undefined
}
