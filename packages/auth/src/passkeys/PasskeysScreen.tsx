import { settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  Button,
  Card,
  CareArt,
  EmptyState,
  Icon,
  LinkButton,
  List,
  ListRow,
  Loaded,
  Page,
  Pictured,
  Section,
  Stack,
} from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useAct } from '../form/useAct.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { addPasskeyAtom, passkeysAtom, useCanMake } from './passkeys.ts'
import { t as devices } from '../devices/words.ts'
import { t as password } from '../password/words.ts'
import { t } from './words.ts'

interface PasskeysProps {
  secondFactorLink?: string | undefined
  passwordLink?: string | undefined
  devicesLink?: string | undefined
}

export const PasskeysScreen = ({ back, ...links }: PasskeysProps & { back: string }) => {
  const isOffered = useAtomValue(featureAtom('passkeys'))
  return (
    <Page narrow title={t.title} back={back} intro={t.lead}>
      <Loaded query={useAtomValue(settingQueryAtom)}>
        {() =>
          isOffered ? (
            <Passkeys {...links} />
          ) : (
            <Stack>
              <Impossible title={t.unavailable} text={t.password} />
              <OtherWays {...links} />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  )
}

const Heading = styled.h2`
  font-size: 1.125rem;
  font-weight: 500;
`

const Next = styled.p`
  margin-top: 4px;
  color: var(--text-muted);
`

interface ImpossibleProps {
  title: string
  text: string
  children?: ReactNode
}

const Impossible = ({ title, text, children }: ImpossibleProps) => (
  <Card>
    <Stack>
      <Pictured size={96} picture={<CareArt name="passkey" />}>
        <Heading>{title}</Heading>
        <Next>{text}</Next>
      </Pictured>
      {children}
    </Stack>
  </Card>
)

/** What keeps the account safe without a passkey. */
const OtherWays = ({ passwordLink, devicesLink }: PasskeysProps) => {
  const hasSessions = useAtomValue(featureAtom('sessions'))
  return passwordLink ? (
    <Section title={t.otherWays}>
      <Card flush>
        <List>
          <ListRow to={passwordLink} icon={<Icon name="lock" />} title={password.title} />
          {hasSessions && devicesLink ? (
            <ListRow to={devicesLink} icon={<Icon name="device" />} title={devices.title} />
          ) : null}
        </List>
      </Card>
    </Section>
  ) : null
}

const Passkeys = (links: PasskeysProps) => {
  const { secondFactorLink } = links
  const can = useCanMake()
  const cannot = can === false
  const hasFactor = useAtomValue(featureAtom('secondFactor'))
  return (
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
          ) : null}
          {cannot ? (
            <Impossible title={t.noDevice} text={t.noDeviceNext}>
              {hasFactor && secondFactorLink ? (
                <LinkButton to={secondFactorLink} variant="primary" wide="phone">
                  {t.secondFactor}
                </LinkButton>
              ) : null}
            </Impossible>
          ) : all.length === 0 ? (
            <Card>
              <EmptyState art={<CareArt name="passkey" />} title={t.none}>
                {t.password}
              </EmptyState>
            </Card>
          ) : null}
          {cannot ? <OtherWays {...links} /> : <Add isReady={can === true} />}
        </Stack>
      )}
    </Loaded>
  )
}

const Add = ({ isReady }: { isReady: boolean }) => {
  const add = useSetAtom(addPasskeyAtom)
  const { act, busy } = useAct()
  return (
    <Button
      variant="primary"
      wide
      busy={busy}
      disabled={!isReady}
      onClick={() => void act(async () => void (await add()))}
    >
      {t.add}
    </Button>
  )
}
