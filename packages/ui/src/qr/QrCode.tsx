import styled from '@emotion/styled'
import { Suspense } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { ErrorBoundary } from '../lazy/ErrorBoundary.tsx'
import { lazyPart } from '../lazy/lazyPart.ts'
import { useHydrated } from '../hydration/useHydrated.ts'
import { t } from '../language/words.ts'
import { t as own } from './words.ts'

const drawing = lazyPart(async () => (await import('./drawQr.ts')).QRCodeSVG)

const Box = styled.div<{ side: number }>`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: ${({ side }) => side + 16}px;
  height: ${({ side }) => side + 16}px;
  padding: 8px;
  border-radius: var(--radius-s);
  background: #fff;
`

const Code = styled.div`
  width: 100%;
  height: 100%;
`

const Failed = styled.p`
  margin: 0;
  color: #1b1b1b;
  font-size: 14px;
  line-height: 1.4;
  text-align: center;
  & > button {
    color: inherit;
  }
`

/** A QR code on white in a reserved box, with error level M and a margin (spec §1). */
export const QrCode = ({
  value,
  size = 150,
  label = own.label,
}: {
  value: string
  size?: number
  label?: string
}) => {
  // A pre-rendered page does not wait for the QR code.
  const hydrated = useHydrated()
  return (
    <Box side={size}>
      {hydrated ? (
        <ErrorBoundary
          renderFallback={(_, retry) => (
            <Failed role="alert">
              {own.failed}
              <IconButton icon="refresh" label={t.common.retry} onClick={retry} />
            </Failed>
          )}
        >
          <Code role="img" aria-label={label}>
            <Suspense fallback={null}>
              <drawing.Component value={value} size={size} level="M" marginSize={2} aria-hidden />
            </Suspense>
          </Code>
        </ErrorBoundary>
      ) : null}
    </Box>
  )
}
