import type { SecondFactor } from '@member/api-client'
import { Button, Card, confirm, Icon, LinkButton, List, ListRow, Stack, StatusChip } from '@member/ui'
import { useSetAtom } from 'jotai'
import { AskedAbove } from './AskedAbove.tsx'
import { removeFactorAtom, renewRecoveryCodesAtom } from './secondFactor.ts'
import { useAct } from '../form/useAct.ts'
import { useBegin } from './useBegin.ts'
import { t } from './words.ts'

export const FactorOn = ({
  factor: { since, askedAbove, recoveryLeft },
  isNew,
  contactLink,
  onCodes,
}: {
  factor: SecondFactor
  /** True right after the recovery codes were shown. */
  isNew: boolean
  contactLink: string
  onCodes: (codes: readonly string[]) => void
}) => {
  const renew = useSetAtom(renewRecoveryCodesAtom)
  const remove = useSetAtom(removeFactorAtom)
  const { act, busy } = useAct()
  const askRenew = async () => {
    const asked = { title: t.renew, text: t.renewText, okLabel: t.renew }
    if ((await confirm(asked)) === 'confirmed') await act(async () => onCodes(await renew()))
  }
  const askOff = async () => {
    if ((await confirm({ title: t.off, text: t.offText, okLabel: t.off })) !== 'confirmed') return
    await act(async () => {
      await remove()
    })
  }
  return (
    <Stack>
      <Card flush ref={useBegin<HTMLDivElement>(isNew)} tabIndex={-1} aria-label={t.title}>
        <List>
          <ListRow
            icon={<Icon name="shield" />}
            title={t.title}
            note={since ? t.since({ when: since }) : null}
            value={<StatusChip tone="ok">{t.isOn}</StatusChip>}
          />
          <ListRow icon={<Icon name="lock" />} title={t.recovery({ count: recoveryLeft })}>
            <Button small busy={busy} onClick={() => void askRenew()}>
              {t.renew}
            </Button>
          </ListRow>
        </List>
      </Card>
      <AskedAbove key={askedAbove} askedAbove={askedAbove} />
      <p>{t.lost}</p>
      <LinkButton wide to={contactLink}>
        {t.help}
      </LinkButton>
      <Button variant="danger" wide busy={busy} onClick={() => void askOff()}>
        {t.off}
      </Button>
    </Stack>
  )
}
