import styled from '@emotion/styled'
import { SlipArt, Button, Card, Icon, Spinner, Stack, usePictureAddress } from '@member/ui'
import { t } from './words.ts'
import { useAtomValue, useSetAtom } from 'jotai'
import { PickAnother } from './PickAnother.tsx'
import { slipPictureAtom, verifySlipAtom } from './slip.ts'
import { useFocusOnArrival } from './Outcome.tsx'

const PictureBox = styled.div<{ small: boolean }>`
  display: flex;
  justify-content: center;
  height: ${({ small }) => (small ? 168 : 320)}px;
  overflow: hidden;
  border-radius: var(--radius-m);
  background: var(--surface-3);
  & > img {
    max-width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > svg {
    width: 132px;
  }
`

/** The chosen picture, or else a drawing, in a box of fixed size. */
export const SlipPreview = ({ file, small = false }: { file: File | null; small?: boolean }) => {
  const address = usePictureAddress(file)
  return (
    <PictureBox small={small}>{address ? <img src={address} alt={t.preview} /> : <SlipArt />}</PictureBox>
  )
}

const Note = styled.p<{ good: boolean }>`
  display: flex;
  color: var(${({ good }) => (good ? '--ok' : '--text-muted')});
  & > svg {
    flex: none;
    margin: 2px 8px 0 0;
  }
`

const Busy = styled.div`
  display: flex;
  align-items: center;
  & > div {
    margin-left: 12px;
  }
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

export const ReadySlip = ({ verifying = false }: { verifying?: boolean }) => {
  const { file, qrcode } = useAtomValue(slipPictureAtom)
  const verify = useSetAtom(verifySlipAtom)
  const next = useFocusOnArrival<HTMLButtonElement>()
  return (
    <Card aria-label={t.preview}>
      <Stack>
        <SlipPreview file={file} />
        <div role="status">
          {verifying ? (
            <Busy>
              <Spinner />
              <div>
                <p>{t.verifying}</p>
                <Small>{t.verifyingHint}</Small>
              </div>
            </Busy>
          ) : (
            <Note good={qrcode !== null}>
              <Icon name={qrcode ? 'success' : 'info'} size={22} />
              {qrcode ? t.qrRead : t.qrByServer}
            </Note>
          )}
        </div>
        {/* The same button stays in place, so that a double press is one check. */}
        <Button ref={next} variant="primary" wide busy={verifying} onClick={() => void verify()}>
          {t.verify}
        </Button>
        <PickAnother variant="quiet" label={t.change} disabled={verifying} />
      </Stack>
    </Card>
  )
}
