import styled from '@emotion/styled'
import { Card, EmptyState, Icon, LinkButton, List, ListRow, Page, SceneArt, Section } from '@member/ui'
import { useAtomValue } from 'jotai'
import { publicLinksAtom } from '../paths/offered.ts'
import { useSession } from '../session/useSession.ts'
import { shortcuts } from '../shortcuts/shortcuts.ts'
import { t } from '../words/words.ts'
import * as paths from '../paths/paths.ts'

const Middle = styled.div`
  padding-top: 4vh;
`

// Larger than the picture of an empty list: it is all there is.
const Large = styled.div`
  margin: 0 -48px;
`

/** Where most people were going: pages for members, or for visitors. */
const useWaysOn = () => {
  const isMember = useSession() !== null
  const forVisitors = useAtomValue(publicLinksAtom)
  const { games, deposit, history, contact } = shortcuts()
  const help = { to: paths.help.path, label: t.text.help, icon: 'info' as const }
  return isMember
    ? [games, deposit, history, contact]
    : [...forVisitors.slice(0, 2), help, { ...contact, to: paths.publicContact.path }]
}

export const NotFound = () => (
  <Page title={t.title.notFound} unseenTitle narrow>
    <Middle>
      <EmptyState
        art={
          <Large>
            <SceneArt name="notFound" />
          </Large>
        }
        title={t.notFound.text}
        action={
          <LinkButton to={paths.dashboard.path} variant="primary">
            {t.notFound.home}
          </LinkButton>
        }
      />
    </Middle>
    <WaysOn />
  </Page>
)

const WaysOn = () => (
  <Section title={t.notFound.waysOn}>
    <Card flush>
      <List>
        {useWaysOn().map(({ to, label, icon }) => (
          <ListRow key={to} to={to} icon={<Icon name={icon} />} title={label} />
        ))}
      </List>
    </Card>
  </Section>
)
