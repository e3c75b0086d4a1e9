import { Card, List, ListRow, OwnMoney } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { levelAtom } from '../money/level.ts'
import { CancelBonus } from '../turnover/CancelBonus.tsx'
import { Turnover } from '../turnover/Turnover.tsx'
import { t as turnover } from '../turnover/words.ts'

export const BonusLine = ({ playLink }: { playLink: string }) => {
  const left = useAtomValue(levelAtom).data?.turnoverLeft ?? 0
  const [isOpen, setOpen] = useState(false)
  if (left <= 0) return null
  return (
    <>
      <Card flush>
        <List>
          <ListRow
            title={turnover.title}
            value={<OwnMoney baht={left} />}
            valueNote={turnover.stillToPlay}
            isOpen={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </List>
      </Card>
      {isOpen ? (
        <Turnover playLink={playLink}>
          <CancelBonus />
        </Turnover>
      ) : null}
    </>
  )
}
