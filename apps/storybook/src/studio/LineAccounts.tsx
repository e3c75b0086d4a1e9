import { TextField } from '@member/ui'
import type { BrandContent } from '../../.storybook/brands.ts'
import { lineOf } from './draft.ts'
import { Part } from './Part.tsx'

interface LineAccountsProps {
  file: BrandContent
  onChange: (part: Partial<BrandContent>) => void
}

export const LineAccounts = ({ file, onChange }: LineAccountsProps) => {
  const line = lineOf(file)
  return (
    <Part title="Line accounts" said={file.line ? line.line1 : 'examples'}>
      <p>
        {file.line
          ? `From brands/${file.clientId}.json, or entered here.`
          : 'Examples made from the client id: enter your own before the site opens.'}{' '}
        The server may name other accounts; members then see those.
      </p>
      <TextField
        label="Main Line account"
        value={line.line1}
        spellCheck={false}
        onChange={({ target }) => onChange({ line: { ...line, line1: target.value.trim() } })}
        hint="The @ sign, then small letters, digits, dots, dashes"
      />
      <TextField
        label="Second Line account"
        value={line.line2}
        spellCheck={false}
        onChange={({ target }) => onChange({ line: { ...line, line2: target.value.trim() } })}
        hint="Asked if the first does not answer"
      />
    </Part>
  )
}
