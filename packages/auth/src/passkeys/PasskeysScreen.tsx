import { settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { Button, Card, CareArt, EmptyState, List, Loaded, Page, Stack } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useAct } from '../form/useAct.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { addPasskeyAtom, passkeysAtom, useCanMake } from './passkeys.ts'
import { t } from './words.ts'

export const PasskeysScreen = ({ back }: { back: string }) => {
  const isOffered = useAtomValue(featureAtom('passkeys'))
  return (
    <Page narrow title={t.title} back={back} intro={t.lead}>
      <Loaded query={useAtomValue(settingQueryAtom)}>
        {() => (isOffered ? <Passkeys /> : <EmptyState title={t.unavailable} />)}
      </Loaded>
    </Page>
  )
}

const Passkeys = () => (
  <Loaded query={useAtomValue(passkeysAtom)} isEmpty={() => false}>
    {(all) => (
      <Stack>
        {all.length > 0 ? (
          <Card flush>
            <List>
              {all.map((passkey) => (
                <PasskeyRow key={passkey.uuid} passkey={passkey} />
              ))}
            </List>
          </Card>
        ) : (
          <Card>
            <EmptyState art={<CareArt name="privacy" />} title={t.none}>
              {t.password}
            </EmptyState>
          </Card>
        )}
        <Add />
      </Stack>
    )}
  </Loaded>
)

const Add = () => {
  const add = useSetAtom(addPasskeyAtom)
  const can = useCanMake()
  const { act, busy } = useAct()
  if (can === false) return <p>{t.noDevice}</p>
  return (
    <Button
      variant="primary"
      wide
      busy={busy}
      disabled={can === undefined}
      onClick={() => void act(async () => void (await add()))}
    >
      {t.add}
    </Button>
  )
}
