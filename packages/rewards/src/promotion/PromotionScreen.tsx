import styled from '@emotion/styled'
import { isAwaited, settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { Card, desktop, LinkButton, Loaded, Page, Phrases, Skeleton, Stack, useBriefWait } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Promotion } from './Promotion.tsx'
import { bonusAtom, memberSettingAtom } from './bonusPeriods.ts'
import { t } from './words.ts'

export interface PromotionScreenProps {
  /** Links for a member; undefined for a visitor, who is offered the registration instead. */
  member?: { depositLink: string; withdrawLink: string } | undefined
  registerLink?: string | undefined
  back?: string | undefined
  running?: ReactNode
}

/** Takes the place of an introduction that is not known yet. */
const Unread = styled.span`
  visibility: hidden;
`

export const PromotionScreen = ({ member, registerLink, back, running }: PromotionScreenProps) => {
  const isChosen = useAtomValue(featureAtom('bonusChoice'))
  return (
    <Page
      title={t.title}
      intro={
        isChosen === undefined ? (
          <Unread aria-hidden>
            <Phrases>{t.introChosen}</Phrases>
          </Unread>
        ) : isChosen ? (
          t.introChosen
        ) : (
          t.introAutomatic
        )
      }
      back={back}
    >
      {running}
      {member ? <ForMember {...member} /> : <ForVisitor registerLink={registerLink} />}
    </Page>
  )
}

const ForMember = ({ depositLink, withdrawLink }: { depositLink: string; withdrawLink: string }) => {
  const { data: bonus, isLoading } = useAtomValue(bonusAtom)
  // The setting has the server's time, by which an open period goes first.
  const { isWaiting } = useBriefWait(isAwaited(useAtomValue(settingQueryAtom)) || isLoading)
  // A server that does not list bonuses may still hold one.
  const isHeld = useAtomValue(featureAtom('bonusChoice')) === false || (bonus?.turnoverLeft ?? 0) > 0
  return (
    <Loaded query={useAtomValue(memberSettingAtom)} skeleton={<Waiting />}>
      {({ setting }) =>
        // A used period goes last.
        isWaiting ? (
          <Waiting />
        ) : (
          <Promotion
            setting={setting}
            bonus={bonus}
            turnoverNote={
              isHeld ? (
                <LinkButton to={withdrawLink} small variant="quiet">
                  {t.withdraw}
                </LinkButton>
              ) : null
            }
            action={<Action to={depositLink}>{t.deposit}</Action>}
          />
        )
      }
    </Loaded>
  )
}

const ForVisitor = ({ registerLink }: { registerLink?: string | undefined }) => (
  <Loaded query={useAtomValue(settingQueryAtom)} skeleton={<Waiting />}>
    {({ promotion }) => (
      <Promotion
        setting={promotion}
        action={registerLink === undefined ? null : <Action to={registerLink}>{t.register}</Action>}
      />
    )}
  </Loaded>
)

const OneWidth = styled.div`
  max-width: 420px;
  ${desktop} {
    max-width: 280px;
  }
`

const Action = ({ to, children }: { to: string; children: ReactNode }) => (
  <OneWidth>
    <LinkButton to={to} wide variant="primary">
      {children}
    </LinkButton>
  </OneWidth>
)

const Waiting = () => (
  <Card>
    <Stack>
      <Skeleton width="30%" height={24} />
      <Skeleton width="50%" height={48} />
      <Skeleton height={44} />
      <Skeleton height={72} />
    </Stack>
  </Card>
)
