import { getSpendingFile, settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  bangkokDay,
  Button,
  Card,
  EmptyState,
  Eye,
  Loaded,
  Page,
  saveFile,
  Section,
  SkeletonRows,
  Stack,
  toast,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { HelpLine } from '../setting/HelpLine.tsx'
import { Months } from './Months.tsx'
import { PeriodCard } from './PeriodCard.tsx'
import { memberAtom, spendingAtom } from './spending.ts'
import { Periods } from './spendingStyle.ts'
import { t } from './words.ts'

const Figures = () => {
  const joined = useAtomValue(memberAtom).data?.createdAt
  const since = joined && bangkokDay(joined).slice(0, 7)
  return (
    <Loaded
      query={useAtomValue(spendingAtom)}
      skeleton={
        <Card flush>
          <SkeletonRows rows={6} />
        </Card>
      }
    >
      {({ periods, months }) => (
        <Stack space={6}>
          <Section title={t.sums}>
            <Periods>
              {periods.map((sum) => (
                <PeriodCard key={sum.period} sum={sum} joined={joined} />
              ))}
            </Periods>
          </Section>
          <Months months={months.filter(({ month }) => !since || month >= since)} />
          <SaveFile />
          <HelpLine />
        </Stack>
      )}
    </Loaded>
  )
}

export const SpendingScreen = ({ back }: { back: string }) => {
  const has = useAtomValue(featureAtom('spending'))
  return (
    <Page title={t.title} back={back} intro={t.intro} action={<Eye />}>
      <Loaded query={useAtomValue(settingQueryAtom)}>
        {() => (has ? <Figures /> : <EmptyState title={t.absent} />)}
      </Loaded>
    </Page>
  )
}

const SaveFile = () => {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { name, text } = await getSpendingFile()
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
    } catch {
      void toast(t.fileFailed, 'bad')
    }
    setBusy(false)
  }
  return (
    <Button wide variant="quiet" busy={isBusy} onClick={() => void save()}>
      {t.file}
    </Button>
  )
}
