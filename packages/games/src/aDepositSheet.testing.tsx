import { Sheet, Stack } from '@member/ui'
import type { DepositOverGame } from './game/links.ts'

export const ADepositSheet = ({ notice, next, onClose }: DepositOverGame) => (
  <Sheet title="ฝากเงิน" onClose={onClose}>
    <Stack>
      {notice}
      {next}
    </Stack>
  </Sheet>
)
