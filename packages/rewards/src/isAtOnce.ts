import type { RewardRequest } from '@member/api-client'

/** Whether a reward is the member's already: credit, and whatever else nobody has to send. */
export const isAtOnce = ({ status, reward }: RewardRequest) => status === 'APPROVED' && !reward.needAddress
