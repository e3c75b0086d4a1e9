import { stored } from '@member/api-client/stored'

/** Username of the last log-in on this device, deleted at log-out; never a password. */
export const rememberedName = stored('localStorage', 'login-name')

const unsurePassword = stored('localStorage', 'password-unsure')

/** True if the outcome of the last password change on this device is unknown. */
export const isPasswordUnsure = () => unsurePassword.read() !== null

export const markPasswordUnsure = (unsure: boolean) => void unsurePassword.write(unsure ? '1' : null)
