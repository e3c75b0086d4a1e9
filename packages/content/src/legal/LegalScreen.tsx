import type { LegalName } from '@member/brand'
import { Card, Page } from '@member/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { WithContents, withParts, TextMissing } from './WithContents.tsx'
import { useLegalText } from './LegalText.ts'

const Words = styled(Card)`
  max-width: 50rem;
  overflow-wrap: anywhere;
  & > * + * {
    margin-top: 12px;
  }
  & > * + h2 {
    margin-top: 28px;
  }
  & > h2 {
    font-size: 1.25rem;
  }
  & > * + h3 {
    margin-top: 20px;
  }
  & > h3 {
    font-size: 1.0625rem;
  }
  & p > a,
  & li > a {
    display: inline-block; /* The name of a page stays in one line. */
  }
  & .unbroken {
    white-space: nowrap;
  }
  & ul,
  & ol {
    padding-left: 22px;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li {
    margin-top: 6px;
  }
  & blockquote {
    margin: 0;
    padding: 12px 16px;
    border: 1px solid var(--info);
    border-radius: var(--radius-m);
    background: var(--info-soft);
    font-size: 0.9375rem;
  }
  & > * + blockquote {
    margin-top: 12px;
  }
  & table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: 8px 12px;
    border: 1px solid var(--border);
    text-align: left;
  }
  /* Without a box, the lines of a phone are longer. */
  @media (max-width: 599px) {
    padding: 0;
    overflow: visible;
    border: 0;
    background: none;
    box-shadow: none;
  }
`

interface LegalScreenProps {
  name: LegalName
  title: string
  href: string
  back: string
  children?: ReactNode
}

export function LegalScreen({ name, title, href, back, children }: LegalScreenProps) {
  const text = useLegalText(name)
  const { html, parts } = withParts(text ?? '')
  return (
    <Page title={title} back={back}>
      <WithContents parts={parts}>
        {text === undefined ? (
          <TextMissing href={href} />
        ) : (
          // oxlint-disable-next-line react/no-danger -- made of Markdown by the brand build, which lets no HTML through
          <Words dangerouslySetInnerHTML={{ __html: html }} />
        )}
        {children}
      </WithContents>
    </Page>
  )
}
