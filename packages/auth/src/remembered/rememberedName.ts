import { stored } from '@member/api-client/stored'

/** Username of the last log-in on this device until log-out; never a password. */
export const rememberedName = stored('localStorage', 'login-name')
