import { brandAtom } from '@member/brand'
import { Icon } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { thCare } from './thCare.ts'

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

/** Who may play, how to keep it a game, and who listens: before the login, and on the dashboard (player protection). */
export function Care() {
  const { minimumAge, helpLine } = useAtomValue(brandAtom)
  return (
    <Box>
      <Icon name="shield" size={28} />
      <div>
        <h2>{thCare.title}</h2>
        <p>{thCare.text(minimumAge)}</p>
        <p>
          <a href={helpLine.url} target="_blank" rel="noopener noreferrer">
            {thCare.help(helpLine.name, helpLine.phone)}
          </a>
        </p>
      </div>
    </Box>
  )
}
