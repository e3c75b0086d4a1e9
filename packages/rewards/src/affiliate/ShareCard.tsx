import styled from '@emotion/styled'
import type { AffiliateCode } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { Button, Card, CopyButton, lineShareLink, LinkButton, QrCode, Row } from '@member/ui'
import { useAtomValue } from 'jotai'
import { HowItWorks } from './HowItWorks.tsx'
import { t } from './words.ts'

/** Returns a function that gives the full address of an invitation with a code. */
function useInviteLink(invitePath: string) {
  const { web } = useAtomValue(brandAtom)
  const site = web === '' ? window.location.origin : new URL(web).origin
  return (code: string) => site + invitePath + encodeURIComponent(code)
}

// QR code and code beside each other, the link below both; on the narrowest phones all below one another.
const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  @media (min-width: 360px) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    & > div:last-of-type {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 600px) {
    grid-gap: 12px 20px;
    & > div:first-of-type {
      grid-row: 1 / span 2;
    }
    & > div:last-of-type {
      grid-column: 2;
    }
  }
`

const Scan = styled.div`
  display: grid;
  justify-items: center;
  grid-gap: 6px;
  color: var(--text-muted);
  font-size: 0.875rem;
`

const Words = styled.dl`
  min-width: 0;
  & dt {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
  & dd {
    margin: 0;
    overflow-wrap: break-word;
    word-break: break-word;
  }
`

const Code = styled.dd`
  font-family: var(--font-display);
  font-size: 1.375rem;
  font-weight: 600;
  line-height: 1.3;
  @media (min-width: 600px) {
    font-size: 1.875rem;
  }
`

const CopyCode = styled.div`
  margin-top: 12px;
`

const canShare = () => typeof navigator.share === 'function'

export const ShareCard = ({
  code,
  invitePath,
  rate,
}: Pick<AffiliateCode, 'code'> & { invitePath: string; rate: number | undefined }) => {
  const { displayName } = useAtomValue(brandAtom)
  const link = useInviteLink(invitePath)(code)
  const send = () =>
    // Closing the share dialog cancels.
    void navigator
      .share({ title: displayName, text: t.share.text({ site: displayName }), url: link })
      .catch(() => {})
  return (
    <Card tone="brand" aria-label={t.share.title}>
      <Two>
        <Scan>
          <QrCode value={link} label={t.share.qr} />
          {t.share.scan}
        </Scan>
        <div>
          <Words>
            <dt>{t.share.code}</dt>
            <Code translate="no">{code}</Code>
          </Words>
          <CopyCode>
            <CopyButton value={code} label={t.share.copyCode} />
          </CopyCode>
        </div>
        <div>
          <Words>
            <dt>{t.share.link}</dt>
            <dd translate="no">{link}</dd>
          </Words>
          <Ways>
            <Row>
              {canShare() ? (
                <Button small variant="primary" icon="share" onClick={send}>
                  {t.share.send}
                </Button>
              ) : null}
              <CopyButton
                value={link}
                label={t.share.copyLink}
                variant={canShare() ? 'secondary' : 'primary'}
              />
              <LinkButton
                small
                href={lineShareLink(`${t.share.text({ site: displayName })} ${link}`)}
                target="_blank"
                icon="chat"
              >
                {t.share.line}
              </LinkButton>
            </Row>
          </Ways>
        </div>
      </Two>
      <HowItWorks rate={rate} />
    </Card>
  )
}

const Ways = styled.div`
  margin-top: 16px;
  /* On a phone each row is as wide as the card. */
  @media (max-width: 599px) {
    & > div > * {
      flex: 1 0 auto;
    }
  }
`
