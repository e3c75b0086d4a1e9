import { stored } from '@member/api-client/stored'

/** Username of the last log-in on this device, deleted at log-out; never a password. */
export const rememberedName = stored('localStorage', 'login-name')
