import { Card, EmptyState, Loaded, Page, Skeleton, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { th } from './th.ts'
import { addressAtom } from './address.ts'
import { AddressForm } from './AddressForm.tsx'
import { ParcelArt } from './ParcelArt.tsx'

/** Where rewards are sent: shows, takes and keeps the member's address. */
export const ManageAddressScreen = ({ back }: { back?: string }) => {
  const query = useAtomValue(addressAtom)
  return (
    <Page narrow title={th.title} back={back} intro={th.lead}>
      <Card>
        <Loaded query={query} skeleton={bones} isEmpty={() => false}>
          {(address) => (
            <Stack>
              {address ? null : (
                <EmptyState art={<ParcelArt />} title={th.emptyTitle}>
                  {th.emptyText}
                </EmptyState>
              )}
              <AddressForm address={address} />
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
