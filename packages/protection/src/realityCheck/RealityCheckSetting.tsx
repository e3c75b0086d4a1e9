import { type RealityCheck, realityCheckMinutes } from '@member/api-client'
import { isInFlight, RESET } from '@member/commands'
import { Button, Card, CommandMessage, formatSpan, Loaded, ChoiceField, Section, Stack } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import { realityCheckAtom, setRealityCheckAtom } from './realityCheckAtom.ts'
import { t } from './words.ts'

const never = 'NEVER'
const options = () => [
  ...realityCheckMinutes.map((minutes) => ({
    value: String(minutes),
    label: formatSpan(minutes),
  })),
  { value: never, label: t.never },
]
const minutesOf = (value: string) => realityCheckMinutes.find((minutes) => String(minutes) === value) ?? null

const SetMinutes = ({ minutes }: Pick<RealityCheck, 'minutes'>) => {
  const saved = minutes === null ? never : String(minutes)
  const [value, setValue] = useState(saved)
  const [command, set] = useAtom(setRealityCheckAtom)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isInFlight(command)) void set({ minutes: minutesOf(value) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ChoiceField
          label={t.every}
          options={options()}
          value={value}
          onChoose={(chosen) => {
            setValue(chosen)
            // Another choice is another command, even if it equals the one saved before.
            if (command.status === 'done') void set(RESET)
          }}
        />
        <CommandMessage command={command} done={minutes === null ? t.off : t.saved} />
        <Button
          type="submit"
          variant={value === saved ? 'secondary' : 'primary'}
          wide
          busy={isInFlight(command)}
        >
          {t.save}
        </Button>
      </Stack>
    </form>
  )
}

export const RealityCheckSetting = () => (
  <Section title={t.title}>
    <Card>
      <Stack>
        <p>{t.intro}</p>
        <Loaded query={useAtomValue(realityCheckAtom)}>
          {({ minutes }) => <SetMinutes key={String(minutes)} minutes={minutes} />}
        </Loaded>
      </Stack>
    </Card>
  </Section>
)
