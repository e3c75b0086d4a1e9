import styled from '@emotion/styled'
import { EmptyState, LinkButton, Page, SceneArt } from '@member/ui'
import { t } from '../words/words.ts'
import * as paths from '../paths/paths.ts'

const Middle = styled.div`
  padding-top: 8vh;
`

// Larger than the picture of an empty list: it is all there is.
const Large = styled.div`
  margin: 0 -48px;
`

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
  </Page>
)
