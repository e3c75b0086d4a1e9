import { takeFeed } from '../domain/slips/feed/takeFeed.ts'
import { cashOutAll } from '../domain/games/cashOut.ts'
import { takeRounds } from '../domain/games/takeRounds.ts'
import { sendMessages } from '../domain/messages/sendMessages.ts'
import { sendResetCodes } from '../domain/passwordReset/sendResetCodes.ts'
import { askPayouts } from '../domain/withdrawals/payouts/askPayouts.ts'
import { sendPayouts } from '../domain/withdrawals/payouts/sendPayouts.ts'
import { sendPushes } from '../domain/messages/sendPushes.ts'
import { unlockAll } from '../domain/protection/unlock.ts'
import type { Services, Job } from '../services/services.ts'
import { sweepAttempts } from '../http/throttle.ts'
import { sweep } from './sweep.ts'

const second = 1_000

export const serverJobs = (services: Services): Job[] => [
  {
    name: 'feed',
    everyMs: second,
    run: () => takeFeed(services),
    state: { snapshot: () => services.feed.snapshot(), restore: (state) => services.feed.restore(state) },
  },
  { name: 'rounds', everyMs: second, run: () => takeRounds(services) },
  { name: 'returns', everyMs: 3 * second, run: () => cashOutAll(services) },
  { name: 'payouts', everyMs: 2 * second, run: () => sendPayouts(services) },
  { name: 'payout-questions', everyMs: 2 * second, run: () => askPayouts(services) },
  { name: 'password-resets', everyMs: second, run: () => sendResetCodes(services) },
  { name: 'messages', everyMs: 2 * second, run: () => sendMessages(services) },
  { name: 'pushes', everyMs: 2 * second, run: () => sendPushes(services) },
  { name: 'releases', everyMs: 60 * second, run: () => unlockAll(services) },
  { name: 'attempts', everyMs: 60 * second, run: () => sweepAttempts(services) },
  { name: 'sweep', everyMs: 3_600 * second, run: () => sweep(services) },
]
