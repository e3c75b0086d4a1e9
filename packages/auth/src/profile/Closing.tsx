import { bonusQuery, creditQuery, openWithdrawalsQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  Card,
  Columns,
  Eye,
  FormMessage,
  Icon,
  LinkButton,
  List,
  ListRow,
  Loaded,
  OwnMoney,
  Page,
  Section,
  Stack,
} from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { AskClosing } from './AskClosing.tsx'
import { t } from './words.ts'

const creditAtom = queryAtom(creditQuery)
const openAtom = queryAtom(openWithdrawalsQuery)
const bonusAtom = queryAtom((get) => ({
  ...bonusQuery(),
  enabled: get(featureAtom('bonusChoice')) === true,
}))

const Points = styled.ul`
  display: grid;
  grid-gap: 8px;
  margin: 0;
  padding: 0 0 0 20px;
  list-style: disc;
`

export interface ClosingLinks {
  withdraw: string
  contact: string
  break: string
}

/** Screen to close the account, which shows the money that is left. */
export const Closing = ({ back, links }: { back: string; links: ClosingLinks }) => {
  const credit = useAtomValue(creditAtom)
  const open = useAtomValue(openAtom)
  // Credit and withdrawals are both needed to know that nothing is left.
  const query = credit.data && !open.data ? { ...open, data: undefined } : credit
  return (
    <Page title={t.close} back={back} intro={t.closing.intro} action={<Eye />}>
      <Columns
        main={
          <>
            <Section title={t.closing.money}>
              <Loaded query={query}>
                {({ balance, inGames, kept }) => {
                  const withdrawals = open.data ?? []
                  const hasMoney = balance > 0 || Boolean(kept) || inGames.length > 0
                  const isClear = !hasMoney && withdrawals.length === 0
                  return (
                    <Stack>
                      <Card flush>
                        <List>
                          <ListRow
                            icon={<Icon name="wallet" />}
                            title={t.closing.credit}
                            note={balance > 0 ? t.closing.creditNote : undefined}
                            value={<OwnMoney baht={balance} />}
                          />
                          {inGames.map(({ launchUuid, gameName, amount }) => (
                            <ListRow
                              key={launchUuid}
                              icon={<Icon name="play" />}
                              title={t.closing.inGame({ game: gameName })}
                              note={t.closing.inGameNote}
                              value={<OwnMoney baht={amount} />}
                            />
                          ))}
                          {kept ? (
                            <ListRow
                              icon={<Icon name="shield" />}
                              title={t.closing.kept}
                              note={t.closing.creditNote}
                              value={<OwnMoney baht={kept.amount} />}
                            />
                          ) : null}
                          {withdrawals.map(({ uuid, amount }) => (
                            <ListRow
                              key={uuid}
                              icon={<Icon name="clock" />}
                              title={t.closing.open}
                              note={t.closing.openNote}
                              value={<OwnMoney baht={amount} />}
                            />
                          ))}
                          <Bonus />
                        </List>
                      </Card>
                      {isClear ? (
                        <FormMessage tone="ok">{t.closing.clear}</FormMessage>
                      ) : (
                        <LinkButton variant="primary" wide to={links.withdraw}>
                          {hasMoney ? t.closing.first : t.closing.seeOpen}
                        </LinkButton>
                      )}
                    </Stack>
                  )
                }}
              </Loaded>
            </Section>
            <Section title={t.closing.after}>
              <Card>
                <Points>
                  {t.closing.afterPoints.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </Points>
              </Card>
            </Section>
          </>
        }
        side={
          <>
            <Section title={t.closing.rest}>
              <Card>
                <Stack space={3}>
                  <p>{t.closing.restText}</p>
                  <LinkButton wide to={links.break} icon="heart">
                    {t.closing.toRest}
                  </LinkButton>
                </Stack>
              </Card>
            </Section>
            <AskClosing contactLink={links.contact} />
          </>
        }
      />
    </Page>
  )
}

const Bonus = () => {
  const held = useAtomValue(bonusAtom).data?.held ?? 0
  return held > 0 ? (
    <ListRow
      icon={<Icon name="gift" />}
      title={t.closing.bonus}
      note={t.closing.bonusNote}
      value={<OwnMoney baht={held} />}
    />
  ) : null
}
