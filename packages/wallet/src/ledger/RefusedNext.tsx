import { FormMessage, LinkButton, Phrases, Stack } from '@member/ui'
import { t as deposit } from '../deposit/words.ts'
import { t } from './words.ts'

export const RefusedNext = ({ slipLink, contactLink }: { slipLink: string; contactLink: string }) => (
  <Stack space={3}>
    <FormMessage tone="info">
      <strong>{t.refused.title}</strong>
      <p>
        <Phrases>{t.refused.next}</Phrases>
      </p>
    </FormMessage>
    <LinkButton wide icon="receipt" to={slipLink}>
      {deposit.toSlip}
    </LinkButton>
    <LinkButton wide variant="quiet" icon="contact" to={contactLink}>
      {deposit.contact}
    </LinkButton>
  </Stack>
)
