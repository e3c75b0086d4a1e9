import type { RewardRequest } from '@member/api-client'

/** True if a reward needs no delivery: credit, or anything else that nobody has to send. */
export const isInstant = ({ status, reward }: RewardRequest) => status === 'APPROVED' && !reward.needAddress
