import styled from '@emotion/styled'
import type { Brand } from '@member/brand'
import type { Words } from '@member/brand/own/checks'
import { LegalText } from '@member/content/legal-text'
import type { Language } from '@member/i18n'
import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Member } from '../../.storybook/Member.tsx'
import { isReduced } from '../../.storybook/reducedMotion.ts'
import { Site } from './Site.tsx'

const devices = {
  phone: { width: 390, height: 780, scale: 0.72 },
  desktop: { width: 1280, height: 900, scale: 0.4375 },
} as const

export type Device = keyof typeof devices

const Box = styled.figure<{ device: Device }>`
  width: ${({ device }) => devices[device].width * devices[device].scale}px;
  max-width: 100%;
  & > figcaption {
    margin-bottom: 8px;
    font-weight: 600;
  }
  & > div {
    height: ${({ device }) => devices[device].height * devices[device].scale}px;
    overflow: hidden;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius-l);
    background: var(--surface-1);
    box-shadow: 0 16px 40px -20px var(--shadow);
  }
  & iframe {
    width: ${({ device }) => devices[device].width}px;
    max-width: none;
    height: ${({ device }) => devices[device].height}px;
    transform: scale(${({ device }) => devices[device].scale});
    transform-origin: 0 0;
  }
`

const blank = '<!doctype html><html lang="th"><head><meta charset="utf-8"></head><body></body></html>'

/** Copies the site's fonts to a document; until they have loaded, texts are shown in another font. */
const giveFaces = (page: Document) => {
  for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) {
    if (sheet.matches('[data-own-faces]')) continue
    if (sheet.matches('style') && !sheet.textContent.includes('@font-face')) continue
    const copy = sheet.cloneNode(true)
    copy.addEventListener('load', () => {
      for (const face of page.fonts) face.display = 'swap'
    })
    page.head.append(copy)
  }
}

interface GlassProps {
  title: string
  path: string
  brand: Brand
  words: Words
  language: Language
  faces: string
  device: Device
  legal?: string
}

/** Preview with a width of its own, in which the site runs at `path` with the given brand. */
export const Glass = ({ title, path, brand, words, language, faces, device, legal }: GlassProps) => {
  const [pane, setPane] = useState<{ site: Root; head: HTMLElement }>()

  const furnish = (page: Document | null) => {
    if (!page) return
    giveFaces(page)
    // A separate root, because routers cannot be nested.
    setPane({ site: createRoot(page.body), head: page.head })
  }

  useEffect(() => {
    pane?.head.ownerDocument.documentElement.setAttribute('lang', language)
    pane?.site.render(
      <Member brand={brand} faces={faces} still={isReduced()} path={path} container={pane.head}>
        <LegalText value={legal}>
          {/* Remounted to show other texts. */}
          <Site key={language + JSON.stringify(words)} />
        </LegalText>
      </Member>,
    )
  }, [pane, brand, words, language, faces, path, legal])

  // Deferred, because React is rendering this page.
  useEffect(() => () => void setTimeout(() => pane?.site.unmount()), [pane])

  return (
    <Box device={device}>
      <figcaption>{title}</figcaption>
      <div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it contains only what this page renders */}
        <iframe
          title={title}
          srcDoc={blank}
          onLoad={({ currentTarget }) => furnish(currentTarget.contentDocument)}
        />
      </div>
    </Box>
  )
}
