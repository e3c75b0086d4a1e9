import styled from '@emotion/styled'
import { languages } from '@member/i18n'
import { tablet } from '@member/ui'
import { texts } from '../../.storybook/showBrandWords.ts'
import { voices } from './voices.ts'

const Row = styled.li`
  padding: 10px 0;
  border-bottom: 1px solid var(--border);
  & > p:first-of-type {
    font-weight: 600;
  }
  & > p + p {
    color: var(--text-muted);
  }
  ${tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    grid-gap: 20px;
  }
`

/** Texts of the product in each language. */
export const Voices = () =>
  Object.entries(voices).map(([rule, names]) => (
    <section key={rule}>
      <h3>{rule}</h3>
      <ul>
        {names.map((name) => (
          <Row key={name}>
            {languages.map((language) => (
              <p key={language} lang={language}>
                {texts[language].get(name)}
              </p>
            ))}
          </Row>
        ))}
      </ul>
    </section>
  ))
