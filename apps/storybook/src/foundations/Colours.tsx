import styled from '@emotion/styled'
import { brandAtom } from '@member/brand'
import { palette } from '@member/brand/palette'
import { tablet } from '@member/ui'
import { useAtomValue } from 'jotai'
import { colours } from '../tokens/colours.ts'
import { Swatch } from './Swatch.tsx'

const Row = styled.li`
  padding: 16px 0;
  border-top: 1px solid var(--border);
  & > div > code {
    margin-right: 8px;
    font-weight: 600;
  }
  & > div:first-of-type {
    margin-bottom: 8px;
  }
  ${tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    grid-gap: 20px;
    & > div:first-of-type {
      margin-bottom: 0;
    }
  }
`

const Both = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-gap: 12px;
`

const schemes = ['dark', 'light'] as const

/** The colours of one group, of the toolbar's brand in both schemes, with their lowest contrast. */
export const Colours = ({ group }: { group: string }) => {
  const { themeColour } = useAtomValue(brandAtom)
  const uses = colours[group]
  if (!uses) throw new Error(`There is no group of colours named ${group}.`)
  return (
    <ul>
      {Object.entries(uses).map(([name, use]) => (
        <Row key={name}>
          <div>
            <code>{name}</code>
            {use}
          </div>
          <Both>
            {schemes.map((scheme) => (
              <Swatch key={scheme} name={name} scheme={scheme} tokens={palette(themeColour, scheme)} />
            ))}
          </Both>
        </Row>
      ))}
    </ul>
  )
}
