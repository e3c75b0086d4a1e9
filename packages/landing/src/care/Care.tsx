import { brandAtom } from '@member/brand'
import { callLink, Icon, Phrases } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

const Box = styled.section`
  display: flex;
  padding: 20px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--info-soft);
  & > svg {
    flex: none;
    margin: 2px 16px 0 0;
    color: var(--info);
  }
  & h2 {
    font-size: 1.1875rem;
  }
  & p + p {
    margin-top: 6px;
  }
`

export function Care() {
  const { minimumAge, helpLine } = useAtomValue(brandAtom)
  return (
    <Box>
      <Icon name="shield" size={28} />
      <div>
        <h2>{t.title}</h2>
        <p>
          <Phrases>{t.text({ age: minimumAge })}</Phrases>
        </p>
        <p>
          <a href={callLink(helpLine.phone)}>
            <Phrases>{t.help({ name: helpLine.name, phone: helpLine.phone })}</Phrases>
          </a>
        </p>
      </div>
    </Box>
  )
}
