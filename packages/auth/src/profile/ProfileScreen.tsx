import { bankLabel, findBank, maskedBankId } from '@member/banks'
import { memberAtom, type User } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  AsWritten,
  BankLogo,
  Card,
  Icon,
  type IconName,
  List,
  ListRow,
  Loaded,
  OnOff,
  Page,
  Section,
  SkeletonRows,
  Stack,
  StatusChip,
  desktop,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { maskedPhone } from '../form/digits.ts'
import { passkeysAtom } from '../passkeys/passkeys.ts'
import { secondFactorAtom } from '../secondFactor/secondFactor.ts'
import { Closing, type ClosingLinks } from './Closing.tsx'
import { ClosingAndData } from './ClosingAndData.tsx'
import { Me, MeWaiting } from './Me.tsx'
import { t } from './words.ts'
import styled from '@emotion/styled'

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 24px;
  ${desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    & > :nth-of-type(2) {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
`

// Larger than the other rows' icons, without moving its text out of line with theirs.
const BankSign = styled.span`
  display: flex;
  margin: 0 -4px;
`

// Not with the icons of `ui`, because those are part of the first screen, where each byte counts.
const globe = (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden
    focusable="false"
  >
    <path d="M12 4a8 8 0 110 16 8 8 0 010-16zM4 12h16M12 4c2.5 2.3 3.5 5 3.5 8s-1 5.7-3.5 8c-2.5-2.3-3.5-5-3.5-8s1-5.7 3.5-8z" />
  </svg>
)

export interface ProfileLinks extends ClosingLinks {
  ranking: string
  address: string
  password: string
  devices: string
  secondFactor: string
  passkeys: string
  identity: string
  playSafe: string
  inbox: string
}

export interface ProfileScreenProps {
  back: string
  links: ProfileLinks
  level: ReactNode
  identity?: ReactNode
  /** Choice of language, if the site has several. */
  language?: ReactNode
  /** Choice of light or dark, if the brand has both. */
  appearance?: ReactNode
}

export const ProfileScreen = ({ back, ...parts }: ProfileScreenProps) => {
  const query = useAtomValue(memberAtom)
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  if (search.get('part') === 'closing') return <Closing back={pathname} links={parts.links} />
  return (
    <Page title={t.title} back={back}>
      <Loaded query={query} skeleton={skeleton}>
        {(member) => <Profile member={member} {...parts} />}
      </Loaded>
    </Page>
  )
}

const skeleton = (
  <Parts>
    <Stack space={6}>
      <Card flush>
        <MeWaiting />
      </Card>
      <Card flush>
        <SkeletonRows />
      </Card>
    </Stack>
  </Parts>
)

const LinkRow = ({
  to,
  icon,
  title,
  note,
  value,
}: {
  to: string
  icon: IconName
  title: string
  note?: ReactNode
  value?: ReactNode
}) => <ListRow to={to} icon={<Icon name={icon} />} title={title} note={note} value={value} />

type ProfileProps = Omit<ProfileScreenProps, 'back'> & { member: User }

const Profile = ({ member, links, level, identity, language, appearance }: ProfileProps) => {
  const hasPasskeys = useAtomValue(featureAtom('passkeys'))
  const hasSessions = useAtomValue(featureAtom('sessions'))
  const hasFactor = useAtomValue(featureAtom('secondFactor'))
  const factor = useAtomValue(secondFactorAtom).data
  const passkeys = useAtomValue(passkeysAtom).data
  const hasIdentity = useAtomValue(featureAtom('identity'))
  const hasNotices = useAtomValue(featureAtom('notices'))
  const hasPush = useAtomValue(featureAtom('push'))
  const { phone, user_bank, user_address } = member
  const bank = findBank(user_bank.bankName)
  return (
    <Parts>
      <div>
        <Stack space={6}>
          <Card flush>
            <Me member={member} level={level} to={links.ranking} />
          </Card>
          <Section title={t.account} card="flush">
            <List>
              <ListRow
                icon={
                  <BankSign>
                    <BankLogo code={bank?.code} size={32} />
                  </BankSign>
                }
                title={t.bank}
                note={
                  <>
                    <AsWritten>{user_bank.accountName}</AsWritten>
                    <br />
                    {bankLabel(user_bank.bankName)} <AsWritten>{maskedBankId(user_bank.bankId)}</AsWritten>
                  </>
                }
              />
              <ListRow
                icon={<Icon name="phone" />}
                title={t.phone}
                note={<AsWritten>{maskedPhone(phone)}</AsWritten>}
              />
              <LinkRow to={links.contact} icon="contact" title={t.change} note={t.changeNote} />
              <LinkRow
                to={links.address}
                icon="address"
                title={t.address}
                note={user_address ? `${user_address.district} ${user_address.province}` : t.noAddress}
              />
            </List>
          </Section>
        </Stack>
      </div>
      <div>
        <Stack space={6}>
          <Section title={t.safety} card="flush">
            <List>
              <LinkRow to={links.password} icon="lock" title={t.password} />
              {hasFactor ? (
                <LinkRow
                  to={links.secondFactor}
                  icon="shield"
                  title={t.secondFactor}
                  value={factor ? <OnOff isOn={factor.isOn} /> : null}
                />
              ) : null}
              {hasPasskeys ? (
                <LinkRow
                  to={links.passkeys}
                  icon="key"
                  title={t.passkeys}
                  value={
                    passkeys ? (
                      <StatusChip tone={passkeys.length > 0 ? 'ok' : 'neutral'}>
                        {passkeys.length > 0 ? t.passkeyCount({ count: passkeys.length }) : t.noPasskeys}
                      </StatusChip>
                    ) : null
                  }
                />
              ) : null}
              {hasSessions ? <LinkRow to={links.devices} icon="device" title={t.devices} /> : null}
              {hasIdentity ? (
                <LinkRow to={links.identity} icon="success" title={t.identity} value={identity} />
              ) : null}
            </List>
          </Section>
          <Section title={t.play} card="flush">
            <List>
              <LinkRow to={links.playSafe} icon="heart" title={t.playSafe} note={t.playSafeNote} />
              {hasNotices ? <LinkRow to={links.inbox} icon="bell" title={t.inbox} /> : null}
              {hasNotices || hasPush ? (
                <LinkRow
                  to={`${links.inbox}?part=settings`}
                  icon="settings"
                  title={t.notifications}
                  note={t.notificationsNote}
                />
              ) : null}
              {language ? (
                <ListRow icon={globe} title={t.language} note={t.languageShown} value={language} />
              ) : null}
            </List>
          </Section>
          {appearance ? <Card>{appearance}</Card> : null}
        </Stack>
      </div>
      <div>
        <ClosingAndData />
      </div>
    </Parts>
  )
}
