import type { Provider } from '@member/api-client'
import styled from '@emotion/styled'
import { useState } from 'react'
import { Backdrop, Brought, Scene } from './coverStyle.ts'
import { providerLook } from './coverLook.ts'

const Wide = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  background-color: #1b1622;
  &::before {
    content: '';
    display: block;
    padding-top: 52%;
  }
`

const Code = styled.text`
  font-family: var(--font-display);
  font-size: 2.875rem;
  font-weight: 700;
  text-anchor: middle;
`

export function ProviderCover({ code, image }: { code: Provider['code']; image?: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  const look = providerLook(code)
  return (
    <Wide style={{ backgroundImage: look.light }}>
      <Scene viewBox="0 0 160 83" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
        <g transform={`translate(80 42) rotate(${look.turn})`}>
          <Backdrop d={look.backdrop} />
        </g>
        <Code x="80" y="60" fill="rgba(0,0,0,.45)">
          {code}
        </Code>
        <Code x="80" y="57" fill="url(#paint-gold)">
          {code}
        </Code>
      </Scene>
      {image && image !== broken ? (
        <Brought src={image} alt="" loading="lazy" decoding="async" onError={() => setBroken(image)} />
      ) : null}
    </Wide>
  )
}
