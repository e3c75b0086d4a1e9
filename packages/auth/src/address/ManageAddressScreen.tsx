import { Card, EmptyState, Loaded, Page, Skeleton, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'
import { addressAtom } from './address.ts'
import { AddressForm } from './AddressForm.tsx'
import { ParcelArt } from './ParcelArt.tsx'

/** Form for the delivery address. */
export const ManageAddressScreen = ({ back }: { back?: string }) => {
  const query = useAtomValue(addressAtom)
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
