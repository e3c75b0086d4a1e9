import { textNames } from '@member/brand'
import { markdownFault, textFile } from '@member/brand/own/checks'
import { type Language, languageNames } from '@member/i18n'
import type { Draft } from './draft.ts'
import { FileField } from './FileField.tsx'
import { Part } from './Part.tsx'

interface LegalPagesProps extends Pick<Draft, 'files'> {
  language: Language
  onPut: (name: string, file: File | undefined) => void
}

export const LegalPages = ({ files, language, onPut }: LegalPagesProps) => {
  const count = textNames.filter((name) => files[textFile(name, language)]).length
  return (
    <Part title="Help and legal pages" said={count > 0 ? `${count} of ${textNames.length}` : undefined}>
      <p>
        The pages in {languageNames[language]}, in Markdown without HTML, up to 256 kB. Yours stand last among
        the screens; a legal page that is not given is an example that says so.
      </p>
      {textNames.map((name) => (
        <FileField
          key={name}
          label={name}
          hint="Ours"
          accept=".md"
          file={files[textFile(name, language)]}
          faultOf={(_, bytes) => markdownFault(bytes)}
          onChange={(chosen) => onPut(textFile(name, language), chosen)}
        />
      ))}
    </Part>
  )
}
