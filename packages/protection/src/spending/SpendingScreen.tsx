import { getSpendingFile } from '@member/api-client'
import {
  Button,
  Card,
  EmptyState,
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
import { settingAtom } from '../features.ts'
import { HelpLine } from '../HelpLine.tsx'
import { Months } from './Months.tsx'
import { PeriodCard } from './PeriodCard.tsx'
import { spendingAtom } from './spending.ts'
import { Periods } from './spendingStyle.ts'
import { th } from './th.ts'

const Figures = () => (
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
        <Section title={th.sums}>
          <Periods>
            {periods.map((sum) => (
              <PeriodCard key={sum.period} sum={sum} />
            ))}
          </Periods>
        </Section>
        <Months months={months} />
        <SaveFile />
        <HelpLine />
      </Stack>
    )}
  </Loaded>
)

/** What the member paid in and took out, and how long they played. */
export const SpendingScreen = ({ back }: { back: string }) => (
  <Page title={th.title} back={back} intro={th.intro}>
    <Loaded query={useAtomValue(settingAtom)}>
      {({ features }) => (features?.spending ? <Figures /> : <EmptyState title={th.absent} />)}
    </Loaded>
  </Page>
)

const SaveFile = () => {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { name, text } = await getSpendingFile()
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
    } catch {
      void toast(th.fileFailed, 'bad')
    }
    setBusy(false)
  }
  return (
    <Button wide variant="quiet" busy={isBusy} onClick={() => void save()}>
      {th.file}
    </Button>
  )
}
