import { Card, CareArt, Stack, tablet } from '@member/ui'
import styled from '@emotion/styled'
import { t } from '../password/words.ts'

/** Media query for screens wide enough for the menu of the account beside a form. */
export const roomy = '@media (min-width: 75em)'

// In a third column where a window is wide enough, else below the menu, or below the form where there is no menu.
const Root = styled.aside`
  display: none;
  ${tablet} {
    display: block;
    width: 100%;
    max-width: var(--narrow);
    margin: 0 auto;
    padding: 0 16px 32px;
  }
  ${roomy} {
    grid-area: 2 / 1;
    margin: 0;
    padding: 0 0 56px;
  }
  @media (min-width: 90em) {
    grid-area: 1 / 3;
    padding: 32px 0;
  }
`

/** Layout of picture and advice: side by side below a form, one below the other in a column of their own. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  grid-gap: 16px 20px;
  align-items: start;
  ${roomy} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Picture = styled.div`
  width: 64px;
`

const Title = styled.h2`
  font-size: 1.0625rem;
`

const Note = styled.p`
  color: var(--text-muted);
`

/** Advice on a safe account, beside a narrow form or below it. */
export const Reminder = () => (
  <Root>
    <Card>
      <Parts>
        <Picture>
          <CareArt name="safe" />
        </Picture>
        <Stack space={3}>
          <Title>{t.advice.title}</Title>
          <div>
            <strong>{t.advice.own}</strong>
            <Note>{t.advice.ownWhy}</Note>
          </div>
          <strong>{t.advice.secret}</strong>
        </Stack>
      </Parts>
    </Card>
  </Root>
)
