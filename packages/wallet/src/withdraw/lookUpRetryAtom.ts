import { RESUME } from '@member/commands'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { retryWithdrawalAtom } from './withdraw.ts'
import { t } from './words.ts'

export const lookUpRetryAtom = atom(null, async (_get, set) => {
  const { status } = await set(retryWithdrawalAtom, RESUME)
  if (status === 'done') void toast(t.retried)
})
