import { memberQuery, queryAtom } from '@member/api-client'
import { Card, EmptyState, Loaded, Page, Skeleton, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'
import { addressAtom } from './address.ts'
import { AddressForm, Recipient } from './AddressForm.tsx'

const ParcelArt = () => (
  <svg width="100%" viewBox="0 0 200 140" fill="none" aria-hidden focusable="false">
    <ellipse cx="100" cy="74" rx="92" ry="62" fill="var(--brand-soft)" />
    <ellipse cx="100" cy="126" rx="58" ry="6" fill="var(--shadow)" />
    <path d="M54 58l46-20 46 20v46l-46 22-46-22z" fill="var(--surface-3)" />
    <path d="M100 78l46-20v46l-46 22z" fill="var(--surface-2)" />
    <path d="M54 58l46-20 46 20-46 20z" fill="var(--border)" />
    <path d="M77 48l46 20v17l-10 5V73L67 53z" fill="var(--brand)" />
    <path
      d="M54 58l46 20 46-20M100 78v48M54 58l46-20 46 20v46l-46 22-46-22z"
      stroke="var(--border-strong)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M150 12c-13 0-22 9-22 22 0 16 22 34 22 34s22-18 22-34c0-13-9-22-22-22z"
      fill="var(--brand)"
      stroke="var(--brand-strong)"
      strokeWidth="2"
    />
    <circle cx="150" cy="34" r="8" fill="var(--on-brand)" />
  </svg>
)

/** The member, loaded only while no address is stored, to prefill name and phone. */
const recipientAtom = queryAtom((get) => ({ ...memberQuery(), enabled: get(addressAtom).data === null }))

interface ManageAddressProps {
  back?: string
  onSaved?: (() => void) | undefined
}

export const ManageAddressScreen = ({ back, onSaved }: ManageAddressProps) => {
  const query = useAtomValue(addressAtom)
  const { data: member, isPending } = useAtomValue(recipientAtom)
  const recipient = member ? { name: member.name, phone: member.phone } : {}
  return (
    <Page narrow title={t.title} back={back} intro={t.lead}>
      <Card>
        <Loaded query={query} skeleton={bones} isEmpty={() => false}>
          {(address) => (
            <Stack>
              {address ? null : (
                <EmptyState art={<ParcelArt />} title={t.emptyTitle}>
                  {t.emptyText}
                </EmptyState>
              )}
              {!address && isPending ? bones : <AddressForm known={address ?? recipient} onSaved={onSaved} />}
            </Stack>
          )}
        </Loaded>
      </Card>
    </Page>
  )
}

const bones = (
  <Stack space={6}>
    <Recipient>
      <Skeleton height={68} />
      <Skeleton height={68} />
    </Recipient>
    {['address', 'district', 'province'].map((field) => (
      <Skeleton key={field} height={68} />
    ))}
    <Skeleton height={48} />
  </Stack>
)
