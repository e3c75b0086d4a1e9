import { stored } from './client/stored.ts'

const device = stored('localStorage', 'device')

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * An id that this browser keeps, so that a server knows it again; undefined where it can keep none. It says nothing of the
 * device itself.
 */
export function deviceId(): string | undefined {
  const kept = device.read()
  if (kept !== null) return kept
  const made = newId()
  return device.write(made) ? made : undefined
}
