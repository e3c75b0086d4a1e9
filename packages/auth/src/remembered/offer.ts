import { stored } from '@member/api-client/stored'

/** Uuid of the last member who was offered a passkey on this device; it is not offered to them again. */
export const offeredTo = stored('localStorage', 'passkey-offered')

/** Set by a log-in with the password, in this tab. */
export const byPassword = stored('sessionStorage', 'password-login')
