import { stored } from '@member/api-client/stored'

/** Uuid of the member last offered a passkey on this device; that member is not offered one again. */
export const offeredTo = stored('localStorage', 'passkey-offered')

/** Mark of a log-in by password in this tab. */
export const byPassword = stored('sessionStorage', 'password-login')
