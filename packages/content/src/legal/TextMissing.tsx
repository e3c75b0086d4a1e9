import { EmptyState, LinkButton, SceneArt } from '@member/ui'
import { t } from './words.ts'

/** In place of a text that its page did not bring: reached without it, it is a load away. */
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
