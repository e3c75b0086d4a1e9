import { type FactorSecret } from '@member/api-client'
import { Button, Card, Stack } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FirstCode } from './FirstCode.tsx'
import { startFactorAtom } from './secondFactor.ts'
import { useAct } from '../form/useAct.ts'
import { t } from './words.ts'

export const SetUp = ({ onCodes }: { onCodes: (codes: readonly string[]) => void }) => {
  const start = useSetAtom(startFactorAtom)
  const [secret, setSecret] = useState<FactorSecret>()
  const { act, busy } = useAct()
  const begin = () => act(async () => setSecret(await start()))
  if (secret) return <FirstCode secret={secret} onCodes={onCodes} />
  return (
    <Card>
      <Stack>
        <p>{t.when}</p>
        <Button variant="primary" wide busy={busy} onClick={() => void begin()}>
          {t.start}
        </Button>
      </Stack>
    </Card>
  )
}
