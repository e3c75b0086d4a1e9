import { stored } from '@member/api-client/stored'

/** The name somebody logged in with on this device and has not logged out of since; never a password. */
export const rememberedName = stored('localStorage', 'login-name')
