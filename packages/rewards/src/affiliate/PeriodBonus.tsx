import styled from '@emotion/styled'
import { OwnMoney, Skeleton, Stack, Tabs } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { PeriodPicker, usePeriod } from '../period/PeriodPicker.tsx'
import { bonusPeriodAtom, downlineBonusAtom } from './affiliate.ts'
import { BonusByDay, BonusByFriend, Payouts } from './bonusLists.tsx'
import { t } from './words.ts'

const panels = { friend: BonusByFriend, day: BonusByDay, payouts: Payouts }

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  color: var(--text-muted);
`

/** Commission of the period, above the lists, which so stay in place from tab to tab. */
const Total = () => {
  const { data, isPending } = useAtomValue(downlineBonusAtom)
  return data || isPending ? (
    <Row>
      {t.bonus.total}
      {data ? (
        <OwnMoney baht={data.total_bonus} scale="l" tone="brand" />
      ) : (
        <Skeleton width={96} height={28} />
      )}
    </Row>
  ) : null
}

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
        <>
          <Total />
          <Tabs label={t.bonus.tabs} tabs={tabs} selected={tab} onSelect={setTab}>
            <Panel />
          </Tabs>
        </>
      )}
    </Stack>
  )
}
