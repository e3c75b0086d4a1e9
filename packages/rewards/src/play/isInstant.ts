import type { RewardRequest } from '@member/api-client'

/** True for an approved request whose reward needs no delivery, such as credit. */
export const isInstant = ({ status, reward }: RewardRequest) => status === 'APPROVED' && !reward.needAddress
