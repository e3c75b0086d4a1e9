import { EmptyState, LinkButton, Page, SceneArt } from '@member/ui'
import { th } from '../th.ts'

/** Any address that is no screen; open to visitors and members (the way home sends each to their own). */
export const NotFound = () => (
  <Page title={th.title.notFound} narrow>
    <EmptyState
      art={<SceneArt name="notFound" />}
      title={th.notFound.text}
      action={
        <LinkButton to="/auth/dashboard" variant="primary">
          {th.notFound.home}
        </LinkButton>
      }
    />
  </Page>
)
