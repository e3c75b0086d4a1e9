import type { Provider } from '@member/api-client'
import styled from '@emotion/styled'
import { useState } from 'react'
import { Backdrop, Brought, Scene } from './GameCover.tsx'
import { providerLook } from './coverLook.ts'
import { gold } from './emblem/shapes.ts'

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

/** Picture of a provider: its mark, drawn from code and name, under the picture that it has brought. */
export function ProviderCover({
  code,
  name,
  image,
}: Pick<Provider, 'code' | 'name'> & { image?: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  const look = providerLook(code, name)
  return (
    <Wide style={{ backgroundImage: look.light }}>
      <Scene viewBox="0 0 160 83" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
        <g transform="translate(80 42)">
          <Backdrop d={look.backdrop} transform={`rotate(${look.turn})`} />
          <g transform="scale(.66)">
            <path d={look.frame} fill={gold} fillRule="evenodd" />
            <g transform="scale(.86)">
              {look.emblem.map(([paint, d]) => (
                <path key={paint + d} d={d} fill={paint} />
              ))}
            </g>
          </g>
        </g>
      </Scene>
      {image && image !== broken ? (
        <Brought src={image} alt="" loading="lazy" decoding="async" onError={() => setBroken(image)} />
      ) : null}
    </Wide>
  )
}
