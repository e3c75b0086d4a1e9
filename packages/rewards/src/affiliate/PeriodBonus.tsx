import { Stack, Tabs } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { PeriodPicker, usePeriod } from '../period/PeriodPicker.tsx'
import { bonusPeriodAtom } from './affiliate.ts'
import { BonusByDay } from './BonusByDay.tsx'
import { BonusByFriend } from './BonusByFriend.tsx'
import { Payouts } from './Payouts.tsx'
import { t } from './words.ts'

const panels = { friend: BonusByFriend, day: BonusByDay, payouts: Payouts }

export const PeriodBonus = () => {
  const picked = usePeriod()
  const { start, end } = picked.period ?? {}
  const publish = useSetAtom(bonusPeriodAtom)
  useLayoutEffect(() => publish(start && end ? { start, end } : undefined), [start, end, publish])
  const [tab, setTab] = useState<keyof typeof panels>('friend')
  const Panel = panels[tab]
  const tabs = [
    { id: 'friend', label: t.bonus.byFriend },
    { id: 'day', label: t.bonus.byDay },
    { id: 'payouts', label: t.bonus.payouts },
  ] as const
  return (
    <Stack>
      <PeriodPicker picked={picked} />
      {picked.isBackwards ? null : (
        <Tabs label={t.bonus.tabs} tabs={tabs} selected={tab} onSelect={setTab}>
          <Panel />
        </Tabs>
      )}
    </Stack>
  )
}
