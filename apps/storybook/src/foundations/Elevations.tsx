import styled from '@emotion/styled'
import { brandAtom } from '@member/brand'
import { palette } from '@member/brand/palette'
import { Tiles } from '@member/ui'
import { elevation } from '@member/ui/scale'
import { useAtomValue } from 'jotai'

const Page = styled.section`
  padding: 16px 24px 40px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-m);
  background: var(--bg);
  color: var(--text);
  & > h2 {
    margin: 0 0 12px;
    font-size: 1.0625rem;
  }
`

const Plane = styled.li`
  padding: 20px 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  font-size: 0.9375rem;
  & > b,
  & > span {
    display: block;
  }
  & > span {
    margin-top: 8px;
    color: var(--text-muted);
  }
`

const uses: Record<keyof typeof elevation, { use: string; surface: string }> = {
  card: { use: 'On the page: cards', surface: 'surface-1' },
  floating: { use: 'Over a page that stays usable: toasts, the consent question', surface: 'surface-3' },
  dialog: { use: 'Over a page that waits for an answer: dialogs', surface: 'surface-2' },
}

const isLevel = (name: string): name is keyof typeof elevation => name in elevation

/** The levels of elevation of the toolbar's brand, each on its surface, in both schemes. */
export const Elevations = () => {
  const { themeColour } = useAtomValue(brandAtom)
  return (
    <Tiles as="div" least={360} space={5}>
      {(['dark', 'light'] as const).map((scheme) => (
        <Page key={scheme} style={palette(themeColour, scheme)}>
          <h2>{scheme === 'dark' ? 'Dark' : 'Light'}</h2>
          <Tiles least={360} space={6}>
            {Object.keys(elevation)
              .filter(isLevel)
              .map((level) => (
                <Plane
                  key={level}
                  style={{ boxShadow: elevation[level], background: `var(--${uses[level].surface})` }}
                >
                  <b>{level}</b>
                  {uses[level].use}
                  <span>
                    {uses[level].surface} · {elevation[level]}
                  </span>
                </Plane>
              ))}
          </Tiles>
        </Page>
      ))}
    </Tiles>
  )
}
