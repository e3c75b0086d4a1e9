import styled from '@emotion/styled'
import {
  Card,
  FormMessage,
  Phrases,
  SlipArt,
  Spinner,
  Stack,
  parseBaht,
  Banner,
  LinkButton,
} from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useEffect, useEffectEvent, useState, type DragEvent } from 'react'
import { awaitedAmountAtom, bonusAtom } from '../deposit/payment.ts'
import { t } from './words.ts'
import { PickButtons } from './PickAnother.tsx'
import type { SlipFileFault } from './reading/prepareSlip.ts'
import { chooseSlipAtom } from './slip.ts'

const inLine = () => typeof navigator !== 'undefined' && / Line\//.test(navigator.userAgent)

const outside = () => {
  const address = new URL(window.location.href)
  address.searchParams.set('openExternalBrowser', '1')
  return address.href
}

/** Hint to open this page outside LINE's in-app browser, where Android may not open the gallery. */
const LineBrowserHint = () =>
  inLine() ? (
    <Banner
      tone="info"
      action={
        <LinkButton small href={outside()}>
          {t.openOutside}
        </LinkButton>
      }
    >
      {t.inLine}
    </Banner>
  ) : null

const pictureIn = (transfer: DataTransfer | null) =>
  Array.from(transfer?.files ?? []).find(({ type }) => type.startsWith('image/') || type === '')

function usePictureDrop(onPicture: (file: File) => void) {
  const [over, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = pictureIn(event.clipboardData)
    if (file) onPicture(file)
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return {
    over,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const file = pictureIn(event.dataTransfer)
      if (file) onPicture(file)
    },
  }
}

/** Drop zone for the slip's picture; a press on its picture or words opens the gallery. */
const Zone = styled.div<{ over: boolean }>`
  padding: 20px 16px 16px;
  border: 2px dashed var(${({ over }) => (over ? '--brand-strong' : '--border-strong')});
  border-radius: var(--radius-m);
  background: ${({ over }) => (over ? 'var(--brand-soft)' : 'transparent')};
  & > label {
    display: block;
    padding-bottom: 16px;
    text-align: center;
    cursor: pointer;
  }
  & > label > svg {
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
        <Zone over={over} {...drop}>
          <label htmlFor={gallery}>
            <SlipArt />
            {awaited === undefined ? null : <p>{t.awaited({ amount: awaited })}</p>}
            <p>{t.hint}</p>
            <Hint>{t.hintTypes}</Hint>
            <WithMouse>{over ? t.dropNow : t.drop}</WithMouse>
          </label>
          <div role="status">
            {preparing ? (
              <Busy>
                <Spinner />
                <span>{t.preparing}</span>
              </Busy>
            ) : null}
          </div>
          {preparing ? null : <PickButtons gallery={gallery} onPicture={take} />}
        </Zone>
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
