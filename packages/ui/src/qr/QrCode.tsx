import styled from '@emotion/styled'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { th } from '../th.ts'

const Drawing = lazy(async () => {
  const { QRCodeSVG } = await import('qrcode.react')
  return { default: QRCodeSVG }
})

const never = () => () => {}
const inBrowser = () => true
const inNode = () => false

const Box = styled.div<{ side: number }>`
  flex: none;
  width: ${({ side }) => side + 16}px;
  height: ${({ side }) => side + 16}px;
  padding: 8px;
  border-radius: var(--radius-s);
  background: #fff;
`

/** A QR code on white, in a box reserved from the start. Error level M, with a margin (spec §1). */
export const QrCode = ({
  value,
  size = 150,
  label = th.qr.label,
}: {
  value: string
  size?: number
  label?: string
}) => {
  // Drawn in the browser only: a pre-rendered page must not wait for it.
  const here = useSyncExternalStore(never, inBrowser, inNode)
  return (
    <Box side={size} role="img" aria-label={label}>
      {here ? (
        <Suspense fallback={null}>
          <Drawing value={value} size={size} level="M" marginSize={2} aria-hidden />
        </Suspense>
      ) : null}
    </Box>
  )
}
