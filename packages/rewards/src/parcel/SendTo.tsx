import styled from '@emotion/styled'
import { Icon, LinkButton, Loaded, Skeleton, VisuallyHidden } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { addressAtom } from '../play/play.ts'
import { t } from './words.ts'
import type { Address } from '@member/api-client'

type Place = Pick<Address, 'address' | 'subDistrict' | 'district' | 'province' | 'zipcode'>

export const addressLine = ({ address, subDistrict, district, province, zipcode }: Place) =>
  [address, subDistrict, district, province, zipcode].join(' ')

const Root = styled.div<{ missing?: boolean }>`
  display: flex;
  align-items: flex-start;
  padding: 12px 12px 12px 16px;
  border: 1px solid var(${({ missing }) => (missing ? '--warn' : '--border')});
  border-radius: var(--radius-m);
  background: var(${({ missing }) => (missing ? '--warn-soft' : '--surface-2')});
  & > svg {
    flex: none;
    margin: 2px 12px 0 0;
    color: var(${({ missing }) => (missing ? '--warn' : '--text-muted')});
  }
  & > div {
    flex: 1 1 auto;
    min-width: 0;
    overflow-wrap: break-word;
  }
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

const Next = styled.div`
  margin: 8px 0 0;
`

/** The member's delivery address, or a prompt to enter one. */
export const SendTo = ({ addressLink, from }: { addressLink: string; from?: string }) => {
  const { pathname } = useLocation()
  const link = `${addressLink}?returnTo=${encodeURIComponent(from ?? pathname)}`
  return (
    <Loaded query={useAtomValue(addressAtom)} skeleton={<Skeleton height={122} />} isEmpty={() => false}>
      {(address) =>
        address ? (
          <Root>
            <Icon name="address" />
            <div>
              <Small>{t.to}</Small>
              <p translate="no">
                {address.name} {address.phone}
              </p>
              <Small translate="no">{addressLine(address)}</Small>
            </div>
            <LinkButton small variant="quiet" to={link}>
              {t.change}
              <VisuallyHidden>{t.changeWhat}</VisuallyHidden>
            </LinkButton>
          </Root>
        ) : (
          <Root missing>
            <Icon name="warning" />
            <div>
              <strong>{t.missing}</strong>
              <Small>{t.missingText}</Small>
              <Next>
                <LinkButton small variant="secondary" to={link}>
                  {t.fill}
                </LinkButton>
              </Next>
            </div>
          </Root>
        )
      }
    </Loaded>
  )
}
