import { Sheet, Stack } from '@member/ui'
import type { DepositOverGame } from './game/links.ts'

/** Stands in for what the app brings: the money is in, at once. */
export const ADepositSheet = ({ notice, next, onClose }: DepositOverGame) => (
  <Sheet title="ฝากเงิน" onClose={onClose}>
    <Stack>
      {notice}
      {next}
    </Stack>
  </Sheet>
)
