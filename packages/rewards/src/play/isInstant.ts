import type { RewardRequest } from '@member/api-client'

/** True if a reward needs no delivery, such as credit. */
export const isInstant = ({ status, reward }: RewardRequest) => status === 'APPROVED' && !reward.needAddress
