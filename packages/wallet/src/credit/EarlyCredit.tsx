import styled from '@emotion/styled'
import { Money, Skeleton, useHydrated } from '@member/ui'
import { earlyCreditIds } from './showEarlyCredit.ts'

// Shown, and the skeleton after it hidden, once the boot script has written the amount into this element.
const Place = styled.div`
  &:empty,
  &:not(:empty) + div {
    display: none;
  }
`

/** Amount shown until the app knows the credit: a skeleton, or what the boot script has written. */
export const EarlyCredit = () => (
  <>
    <Place
      id={earlyCreditIds.place}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- nothing: React then keeps what the boot script wrote
      dangerouslySetInnerHTML={{ __html: '' }}
    />
    <Skeleton width={190} height={44} />
    {useHydrated() ? null : (
      <div id={earlyCreditIds.pattern} hidden>
        <Money baht={0} scale="xl" tone="brand" />
      </div>
    )}
  </>
)
