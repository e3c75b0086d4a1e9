import { EmptyState, EmbeddedFrame, LinkButton, Page, SceneArt } from '@member/ui'
import { thScores } from './thScores.ts'

/** A page of scores from elsewhere; a brand without one says so. */
export const ScorePage = ({
  title,
  src,
  height,
  other,
}: {
  title: string
  src: string | undefined
  height: number
  other: { to: string; label: string }
}) => (
  <Page
    title={title}
    action={
      src === undefined ? undefined : (
        <LinkButton to={other.to} small>
          {other.label}
        </LinkButton>
      )
    }
  >
    {src === undefined ? (
      <EmptyState
        art={<SceneArt name="notFound" />}
        title={thScores.none}
        action={
          <LinkButton to="/" variant="primary">
            {thScores.home}
          </LinkButton>
        }
      />
    ) : (
      <EmbeddedFrame title={title} src={src} height={height} />
    )}
  </Page>
)
