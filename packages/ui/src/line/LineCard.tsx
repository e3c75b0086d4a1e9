import styled from '@emotion/styled'
import { LinkButton } from '../button/LinkButton.tsx'
import { Card } from '../card/Card.ts'
import { CopyButton } from '../copy/CopyButton.tsx'
import { Row } from '../layout/Row.ts'
import { QrCode } from '../qr/QrCode.tsx'
import { t } from './words.ts'
import { lineLink } from './lineLink.ts'

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  & > * + * {
    margin-top: 12px;
  }
  & > h2 {
    font-size: 1.1875rem;
  }
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
}: {
  title: string
  id: string
  /** True if the member should contact another account first; the link is then less prominent. */
  second?: boolean
}) => (
  <Root>
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
    <QrCode value={lineLink(id)} label={t.qr({ id })} />
  </Root>
)
