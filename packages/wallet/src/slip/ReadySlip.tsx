import styled from '@emotion/styled'
import { Button, Card, Icon, Spinner, Stack } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { t } from './words.ts'
import { PickAnother } from './PickAnother.tsx'
import { slipPictureAtom, verifySlipAtom } from './slip.ts'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import { SlipPreview } from './SlipPreview.tsx'

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
