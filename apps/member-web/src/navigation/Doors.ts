import styled from '@emotion/styled'
import { desktop } from '@member/ui'

/** Links at the end of the bar; on a phone the text of the last one ends at the page's margin. */
export const Doors = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  max-width: calc(100vw - 130px);
  margin-right: -15px;
  ${desktop} {
    margin-right: 0;
  }
  & > * + * {
    margin-left: 8px;
  }
  /* The other language alone, whose padding is smaller than a button's. */
  @media (max-width: 59.99em) {
    & > a[hreflang]:only-of-type {
      margin-right: 7px;
    }
  }
`
