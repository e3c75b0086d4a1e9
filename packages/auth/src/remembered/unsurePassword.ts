import { stored } from '@member/api-client/stored'

const unsurePassword = stored('localStorage', 'password-unsure')

/** True if the outcome of the last password change on this device is unknown. */
export const isPasswordUnsure = () => unsurePassword.read() !== null

export const markPasswordUnsure = (unsure: boolean) => void unsurePassword.write(unsure ? '1' : null)
