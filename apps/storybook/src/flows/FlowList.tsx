import styled from '@emotion/styled'
import { Tiles } from '@member/ui'
import { storyLink } from '../docs/storyLink.ts'
import { byTitle, useIndex } from '../docs/useIndex.ts'

const Item = styled.li`
  & > a {
    display: block;
    height: 100%;
    padding: 12px 16px;
    border: 1px solid var(--border);
    border-radius: var(--radius-m);
    background: var(--surface-1);
    text-decoration: none;
  }
  & > a > small {
    display: block;
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`

const isScreen = (title: string) => /Screen$|^app\/screens\//.test(title)

/** Links to the page of every screen, by the package that it is in. */
export const FlowList = () => {
  const screens = byTitle(useIndex()).filter(([title]) => isScreen(title))
  const packages = [...new Set(screens.map(([title]) => title.split('/')[0] ?? ''))]
  return packages.map((one) => (
    <section key={one}>
      <h2>{one}</h2>
      <Tiles least={200}>
        {screens
          .filter(([title]) => title.startsWith(`${one}/`))
          .map(([title, entries]) => (
            <Item key={title}>
              <a
                href={storyLink(entries.find(({ type }) => type === 'docs')?.id ?? '', 'docs')}
                target="_top"
              >
                {title
                  .split('/')
                  .pop()
                  ?.replace(/Screen$/, '')}
                <small>{entries.filter(({ type }) => type === 'story').length} states</small>
              </a>
            </Item>
          ))}
      </Tiles>
    </section>
  ))
}
