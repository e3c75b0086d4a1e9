import styled from '@emotion/styled'
import { storyLink } from '../docs/storyLink.ts'
import { byTitle, useIndex } from '../docs/useIndex.ts'

const Columns = styled.ul`
  columns: 17rem;
  column-gap: 24px;
  font-size: 0.9375rem;
  & > li {
    padding: 6px 0;
    break-inside: avoid;
  }
`

/** Links to every story that shows a state, by component and screen. */
export const ByState = ({ state }: { state: string }) => {
  const entries = useIndex().filter(({ type, tags = [] }) => type === 'story' && tags.includes(state))
  return (
    <Columns aria-label={state}>
      {byTitle(entries).map(([title, stories]) => (
        <li key={title}>
          {title}:{' '}
          {stories.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <a href={storyLink(id)} target="_top">
                {name}
              </a>
            </span>
          ))}
        </li>
      ))}
    </Columns>
  )
}
