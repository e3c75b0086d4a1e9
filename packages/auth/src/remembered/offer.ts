import { stored } from '@member/api-client/stored'

/** Uuid of the member who was last offered a passkey on this device. */
export const offeredTo = stored('localStorage', 'passkey-offered')

/** Storage entry that is set after a log-in by password in this tab. */
export const byPassword = stored('sessionStorage', 'password-login')
