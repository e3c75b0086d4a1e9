import { type RealityCheck, realityCheckMinutes } from '@member/api-client'
import { Button, Card, Loaded, Section, SelectField, Stack } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import { OrderNews, underWay } from '../OrderNews.tsx'
import { realityCheckAtom, setRealityCheckAtom } from './realityCheck.ts'
import { th } from './th.ts'

const never = 'NEVER'
const options = [
  ...realityCheckMinutes.map((minutes) => ({ value: String(minutes), label: th.minutes(minutes) })),
  { value: never, label: th.never },
]
const minutesOf = (value: string) => realityCheckMinutes.find((minutes) => String(minutes) === value) ?? null

const SetMinutes = ({ minutes }: Pick<RealityCheck, 'minutes'>) => {
  const [value, setValue] = useState(minutes === null ? never : String(minutes))
  const [order, set] = useAtom(setRealityCheckAtom)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!underWay(order)) void set({ minutes: minutesOf(value) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <SelectField
          label={th.every}
          options={options}
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <OrderNews order={order} done={minutes === null ? th.off : th.saved} />
        <Button type="submit" wide busy={underWay(order)}>
          {th.save}
        </Button>
      </Stack>
    </form>
  )
}

/** How often a member is told how long they have been here. */
export const RealityCheckSetting = () => (
  <Section title={th.title}>
    <Card>
      <Stack>
        <p>{th.intro}</p>
        <Loaded query={useAtomValue(realityCheckAtom)}>
          {({ minutes }) => <SetMinutes key={String(minutes)} minutes={minutes} />}
        </Loaded>
      </Stack>
    </Card>
  </Section>
)
