import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { LinkButton } from '../button/LinkButton.tsx'
import { Card } from '../card/Card.ts'
import { CopyButton } from '../copy/CopyButton.tsx'
import { Row } from '../layout/Row.ts'
import { QrCode } from '../qr/QrCode.tsx'
import { desktop } from '../theme/token.ts'
import { t } from './words.ts'
import { lineLink } from './lineLink.ts'

/** Layout of a wide card: on a phone the QR code is right of title and id, on a desktop left of all texts. */
const compact = css`
  @media (min-width: 360px) and (max-width: 599px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-rows: auto 1fr auto;
    grid-gap: 4px 12px;
    align-items: start;
    text-align: left;
    & > div:first-of-type {
      display: contents;
    }
    & > * + *,
    & > div > * + * {
      margin-top: 0;
    }
    & > div:last-of-type {
      grid-area: 1 / 2 / span 2;
    }
    & > div:first-of-type > div:last-of-type {
      grid-column: 1 / -1;
      margin-top: 12px;
    }
    & > div:first-of-type > div:last-of-type > div > * {
      flex: 1 0 calc(50% - 12px);
    }
    & strong {
      font-size: 1.125rem;
    }
  }
  ${desktop} {
    flex-direction: row-reverse;
    justify-content: flex-end;
    text-align: left;
    & > * + * {
      margin: 0 20px 0 0;
    }
    & > div:first-of-type > div:last-of-type > div {
      justify-content: flex-start;
    }
  }
`

const Root = styled(Card)<{ isWide: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  & > * + *,
  & > div > * + * {
    margin-top: 12px;
  }
  & h2 {
    font-size: 1.1875rem;
  }
  ${({ isWide }) => isWide && compact}
`

const Id = styled.strong`
  display: block;
  font-family: var(--font-display);
  font-size: 1.375rem;
  line-height: 1.5;
  color: var(--brand-text);
  word-break: break-all;
`

const Hint = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

/** Card of a support account on LINE: id, link, and a QR code for another device. */
export const LineCard = ({
  title,
  id,
  second = false,
  isWide = false,
}: {
  title: string
  id: string
  /** True if the member should contact another account first; the link is then less prominent. */
  second?: boolean
  /** True if the card has the width of a page on a phone. */
  isWide?: boolean
}) => (
  <Root isWide={isWide}>
    <div>
      <h2>{title}</h2>
      <div>
        <Id translate="no">{id}</Id>
        <Hint>{t.hint}</Hint>
      </div>
      <div>
        <Row justify="center">
          <LinkButton
            href={lineLink(id)}
            target="_blank"
            variant={second ? 'secondary' : 'primary'}
            small
            icon="chat"
          >
            {t.add}
          </LinkButton>
          <CopyButton value={id} label={t.copy} />
        </Row>
      </div>
    </div>
    <QrCode value={lineLink(id)} label={t.qr({ id })} />
  </Root>
)
