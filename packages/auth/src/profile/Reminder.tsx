import { Card, CareArt, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { t } from '../password/words.ts'

// Beside a narrow form, where a window is wide enough for a third column.
const Root = styled.aside`
  display: none;
  @media (min-width: 90em) {
    display: block;
    margin: 32px 0;
  }
`

const Picture = styled.div`
  width: 88px;
`

const Note = styled.p`
  color: var(--text-muted);
`

/** Advice on a safe account, beside a form on a wide desktop. */
export const Reminder = () => (
  <Root>
    <Card>
      <Stack>
        <Picture>
          <CareArt name="safe" />
        </Picture>
        <h2>{t.advice.title}</h2>
        <div>
          <strong>{t.advice.own}</strong>
          <Note>{t.advice.ownWhy}</Note>
        </div>
        <strong>{t.advice.secret}</strong>
      </Stack>
    </Card>
  </Root>
)
