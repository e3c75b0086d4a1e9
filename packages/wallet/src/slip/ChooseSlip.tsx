import styled from '@emotion/styled'
import { Card, FormMessage, Phrases, SlipArt, Spinner, Stack, parseBaht } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { awaitedAmountAtom, bonusAtom } from '../deposit/payment.ts'
import { t } from './words.ts'
import { LineBrowserHint } from './LineBrowserHint.tsx'
import { PickButtons } from './PickButtons.tsx'
import type { SlipFileFault } from './reading/prepareSlip.ts'
import { chooseSlipAtom } from './slip.ts'
import { usePictureDrop } from './usePictureDrop.ts'

/** Drop zone for the slip's picture; a press on the zone opens the gallery. */
const Zone = styled.label<{ over: boolean }>`
  display: block;
  padding: 20px 16px;
  border: 2px dashed var(${({ over }) => (over ? '--brand-strong' : '--border-strong')});
  border-radius: var(--radius-m);
  background: ${({ over }) => (over ? 'var(--brand-soft)' : 'transparent')};
  text-align: center;
  cursor: pointer;
  & > svg {
    width: 132px;
    margin: 0 auto 12px;
  }
`

const Hint = styled.p`
  text-wrap: balance;
  color: var(--text-muted);
  font-size: 0.875rem;
`

const WithMouse = styled(Hint)`
  display: none;
  /* Some phones and emulated phones report a mouse. */
  @media (hover: hover) and (pointer: fine) and (min-width: 600px) {
    display: block;
  }
`

const Busy = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  & > * + * {
    margin-left: 8px;
  }
`

/** Form to choose, photograph, drop or paste the picture of the slip. */
export const ChooseSlip = ({
  fault,
  preparing = false,
}: {
  fault?: SlipFileFault | undefined
  preparing?: boolean
}) => {
  const choose = useSetAtom(chooseSlipAtom)
  const awaited = parseBaht(useAtomValue(awaitedAmountAtom))
  const take = (file: File) => void choose(file)
  const bonus = useAtomValue(bonusAtom).data
  const gallery = useId()
  const { over, ...drop } = usePictureDrop(take)
  return (
    <Card aria-label={t.chooseTitle}>
      <Stack space={4}>
        <Zone over={over} htmlFor={gallery} {...drop}>
          <SlipArt />
          {awaited === undefined ? null : <p>{t.awaited({ amount: awaited })}</p>}
          <p>{t.hint}</p>
          <Hint>{t.hintTypes}</Hint>
          <WithMouse>{over ? t.dropNow : t.drop}</WithMouse>
        </Zone>
        <div role="status">
          {preparing ? (
            <Busy>
              <Spinner />
              <span>{t.preparing}</span>
            </Busy>
          ) : null}
        </div>
        {preparing ? null : <PickButtons gallery={gallery} onPicture={take} />}
        <FormMessage>{fault ? t.fault[fault] : null}</FormMessage>
        {/* A bonus can be chosen only until the server knows the transfer. */}
        {bonus && !bonus.taken && bonus.offers.length > 0 ? (
          <Hint>
            <Phrases>{t.bonusBefore}</Phrases>
          </Hint>
        ) : null}
        <LineBrowserHint />
      </Stack>
    </Card>
  )
}
