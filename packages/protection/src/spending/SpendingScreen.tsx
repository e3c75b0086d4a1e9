import {
  getSpendingFile,
  settingQueryAtom,
  type SpendingSum,
  memberAtom,
  queryAtom,
  spendingQuery,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  bangkokDay,
  Card,
  EmptyState,
  Eye,
  formatSpan,
  IconButton,
  Loaded,
  Page,
  saveFile,
  Section,
  SkeletonRows,
  Stack,
  toast,
  useOwnBaht,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { HelpLine } from '../setting/HelpLine.tsx'
import { Months } from './Months.tsx'
import { Periods, Facts, Since } from './spendingStyle.ts'
import { t } from './words.ts'

const PeriodCard = ({
  title,
  sum,
  joined,
}: {
  title: string
  sum: SpendingSum
  /** Time of the registration, where "all time" starts; undefined until loaded. */
  joined: string | undefined
}) => {
  const ownBaht = useOwnBaht()
  const baht = (amount: number) => ownBaht(amount, { unit: true })
  const since = sum.since ?? joined
  return (
    <Card as="li">
      <h3>{title}</h3>
      {since ? <Since>{t.since({ day: since })}</Since> : null}
      <Facts>
        <div>
          <dt>{t.deposited}</dt>
          <dd>{baht(sum.deposited)}</dd>
        </div>
        <div>
          <dt>{t.withdrawn}</dt>
          <dd>{baht(sum.withdrawn)}</dd>
        </div>
        <div>
          <dt>{sum.net === 0 ? t.even : sum.net < 0 ? t.more : t.less}</dt>
          <dd>{baht(Math.abs(sum.net))}</dd>
        </div>
        <div>
          <dt>{t.played}</dt>
          <dd>{formatSpan(sum.playedMinutes)}</dd>
        </div>
      </Facts>
    </Card>
  )
}

const spendingAtom = queryAtom((get) => ({
  ...spendingQuery(),
  enabled: get(featureAtom('spending')) === true,
}))

/** True if the member joined this year, so that the sums of the year and of all time are the same. */
const isOfThisYear = (joined: string | undefined, periods: readonly SpendingSum[]) => {
  const year = periods.find(({ period }) => period === 'YEAR')?.since
  return Boolean(joined && year && Date.parse(joined) >= Date.parse(year))
}

const Figures = () => {
  const spending = useAtomValue(spendingAtom)
  const member = useAtomValue(memberAtom)
  const joined = member.data?.createdAt
  const since = joined && bangkokDay(joined).slice(0, 7)
  return (
    <Loaded
      // The member's first day decides how many sums there are.
      query={member.isPending ? { ...spending, data: undefined } : spending}
      skeleton={
        <Card flush>
          <SkeletonRows rows={6} />
        </Card>
      }
    >
      {({ periods, months }) => {
        const isNew = isOfThisYear(joined, periods)
        const { YEAR, ALL } = t.period
        return (
          <Stack space={6}>
            <Section title={t.sums}>
              <Periods>
                {periods.map((sum) =>
                  isNew && sum.period === 'YEAR' ? null : (
                    <PeriodCard
                      key={sum.period}
                      title={isNew && sum.period === 'ALL' ? `${YEAR} · ${ALL}` : t.period[sum.period]}
                      sum={sum}
                      joined={joined}
                    />
                  ),
                )}
              </Periods>
            </Section>
            <Months months={months.filter(({ month }) => !since || month >= since)} />
            <HelpLine />
          </Stack>
        )
      }}
    </Loaded>
  )
}

export const SpendingScreen = ({ back }: { back: string }) => {
  const has = useAtomValue(featureAtom('spending'))
  return (
    <Page
      title={t.title}
      back={back}
      intro={t.intro}
      action={
        <>
          <Eye />
          {has === false ? null : <SaveFile />}
        </>
      }
    >
      <Loaded query={useAtomValue(settingQueryAtom)}>
        {() => (has ? <Figures /> : <EmptyState title={t.absent} />)}
      </Loaded>
    </Page>
  )
}

const SaveFile = () => {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { name, text } = await getSpendingFile()
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
    } catch {
      void toast(t.fileFailed, 'bad')
    }
    setBusy(false)
  }
  return <IconButton icon="download" label={t.file} aria-busy={isBusy} onClick={() => void save()} />
}
