import { memberQuery, queryAtom } from '@member/api-client'
import { Card, EmptyState, Loaded, Page, Skeleton, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'
import { addressAtom } from './address.ts'
import { AddressForm } from './AddressForm.tsx'
import { ParcelArt } from './ParcelArt.tsx'

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
    {['name', 'phone', 'address', 'district', 'province'].map((field) => (
      <Skeleton key={field} height={68} />
    ))}
    <Skeleton height={48} />
  </Stack>
)
