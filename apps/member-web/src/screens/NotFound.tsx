import { EmptyState, LinkButton, Page, SceneArt } from '@member/ui'
import { t } from '../words/words.ts'
import * as paths from '../paths/paths.ts'

export const NotFound = () => (
  <Page title={t.title.notFound} narrow>
    <EmptyState
      art={<SceneArt name="notFound" />}
      title={t.notFound.text}
      action={
        <LinkButton to={paths.dashboard.path} variant="primary">
          {t.notFound.home}
        </LinkButton>
      }
    />
  </Page>
)
