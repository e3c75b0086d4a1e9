import { Card, Stack, Tabs } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { PeriodPicker } from '../period/PeriodPicker.tsx'
import { usePeriod } from '../period/usePeriod.ts'
import { bonusPeriodAtom } from './affiliate.ts'
import { BonusByDay } from './BonusByDay.tsx'
import { BonusByFriend } from './BonusByFriend.tsx'
import { Payouts } from './Payouts.tsx'
import { th } from './th.ts'

const tabs = [
  { id: 'friend', label: th.bonus.byFriend },
  { id: 'day', label: th.bonus.byDay },
  { id: 'payouts', label: th.bonus.payouts },
] as const

const panels = { friend: BonusByFriend, day: BonusByDay, payouts: Payouts }

/** What was earned within a period: by friend, by day, and what was taken of it. */
export const PeriodBonus = () => {
  const picked = usePeriod()
  const { start, end } = picked.period ?? {}
  const publish = useSetAtom(bonusPeriodAtom)
  useLayoutEffect(() => publish(start && end ? { start, end } : undefined), [start, end, publish])
  const [tab, setTab] = useState<keyof typeof panels>('friend')
  const Panel = panels[tab]
  return (
    <Stack>
      <Card>
        <PeriodPicker picked={picked} />
      </Card>
      {picked.isBackwards ? null : (
        <Tabs label={th.bonus.tabs} tabs={tabs} selected={tab} onSelect={setTab}>
          <Panel />
        </Tabs>
      )}
    </Stack>
  )
}
