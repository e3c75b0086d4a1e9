import { EmptyState, LinkButton, SceneArt } from '@member/ui'
import { t } from './words.ts'

/** Shown if the page has no text: a link that reloads it. */
export const TextMissing = ({ href }: { href: string }) => (
  <EmptyState
    art={<SceneArt name="unavailable" />}
    title={t.missing}
    action={
      <LinkButton href={href} variant="primary">
        {t.again}
      </LinkButton>
    }
  />
)
