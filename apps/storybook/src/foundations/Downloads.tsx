import styled from '@emotion/styled'
import { brandAtom } from '@member/brand'
import { Button, saveFile } from '@member/ui'
import { useAtomValue } from 'jotai'
import { designTokens, tokensText } from '../tokens/designTokens.ts'

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 12px 0;
  border-bottom: 1px solid var(--border);
  & > div {
    flex: 1 1 260px;
    padding: 4px 0;
  }
`

const uses: Record<string, string> = {
  dark: 'Every colour in the dark scheme: a mode of the collection “Colour”',
  light: 'Every colour in the light scheme: the other mode',
  scale: 'Space, radius, text sizes, faces and durations: a collection of its own',
  effects: 'Shadows and easing, for tools beside Figma’s variables',
}

const purposeOf = (name: string) => uses[name.split('.').at(-3) ?? ''] ?? ''

/** The design tokens of the toolbar's brand as files to save. */
export const Downloads = () => {
  const { clientId, themeColour } = useAtomValue(brandAtom)
  return (
    <ul>
      {Object.entries(designTokens(clientId, themeColour)).map(([name, tokens]) => (
        <Row key={name}>
          <div>
            <code>{name}</code>
            <br />
            {purposeOf(name)}
          </div>
          <Button
            small
            icon="download"
            aria-label={`Download ${name}`}
            onClick={() => saveFile(new Blob([tokensText(tokens)], { type: 'application/json' }), name)}
          >
            Download
          </Button>
        </Row>
      ))}
    </ul>
  )
}
