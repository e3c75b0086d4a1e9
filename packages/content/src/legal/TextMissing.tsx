import { EmptyState, LinkButton, SceneArt } from '@member/ui'
import { t } from './words.ts'

/** Message that the page lacks its text, with a link that reloads the page. */
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
