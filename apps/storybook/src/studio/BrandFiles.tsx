import styled from '@emotion/styled'
import { brandFiles } from './brandFiles.ts'
import { brandText, type Draft } from './draft.ts'
import { Part } from './Part.tsx'

const Paths = styled.ul`
  font-family: monospace;
  font-size: 13px;
  line-height: 1.7;
  overflow-wrap: anywhere;
`

const Text = styled.pre`
  padding: 12px;
  overflow-x: auto;
  border-radius: var(--radius-s);
  background: var(--surface-2);
  font-size: 13px;
  line-height: 1.5;
`

export const BrandFiles = ({ draft }: { draft: Draft }) => {
  const { file } = draft
  const paths = Object.keys(brandFiles(draft))
  return (
    <Part title="File" said={paths.length > 1 ? `${paths.length} files` : `${file.clientId}.json`}>
      <Paths aria-label="What is downloaded">
        {paths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </Paths>
      <Text tabIndex={0} aria-label="The brand file">
        {brandText(file)}
      </Text>
      {!file.line && <p>The Line accounts in it are examples: enter your own under “Line accounts”.</p>}
      {!file.licence && <p>A licence is missing: write yours before the site opens.</p>}
    </Part>
  )
}
