import { stored } from '@member/api-client/stored'

const unsurePassword = stored('localStorage', 'password-unsure')

/** True if the outcome of this device's last password change is unknown, until a log-in or look-up. */
export const isPasswordUnsure = () => unsurePassword.read() !== null

export const markPasswordUnsure = (unsure: boolean) => void unsurePassword.write(unsure ? '1' : null)
