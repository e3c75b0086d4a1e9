import { brandAtom } from '@member/brand'
import { CategoryArt, EmptyState, EmbeddedFrame, LinkButton, Page } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

/** Height of each frame (px, spec §2). */
const heights = { live: 2500, standings: 520 }

interface ScoreScreenProps {
  title: string
  kind: 'live' | 'standings'
  other: { to: string; label: string }
  homeLink: string
}

export const ScoreScreen = ({ title, kind, other, homeLink }: ScoreScreenProps) => {
  const src = useAtomValue(brandAtom).scores?.[kind]
  return (
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
          art={<CategoryArt name="sport" />}
          title={t.none}
          action={
            <LinkButton to={homeLink} variant="primary">
              {t.home}
            </LinkButton>
          }
        />
      ) : (
        <EmbeddedFrame title={title} src={src} height={heights[kind]} />
      )}
    </Page>
  )
}
