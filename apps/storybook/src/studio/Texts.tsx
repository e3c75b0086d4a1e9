import { fieldOf, type TextField as Text, textFields } from '@member/brand/file'
import { type Language, languageNames } from '@member/i18n'
import { TextField } from '@member/ui'
import type { BrandContent } from '../../.storybook/brands.ts'
import { Part } from './Part.tsx'

interface TextsProps {
  file: BrandContent
  language: Language
  onChange: (part: Partial<BrandContent>) => void
}

/** The texts of the brand's file in one language; an empty one is left out. */
export const Texts = ({ file, language, onChange }: TextsProps) => {
  const isThai = language === 'th'
  const shown = isThai ? file : file[fieldOf[language]]
  const change = (name: Text, typed: string) => {
    const part = { [name]: typed || undefined }
    onChange(isThai ? part : { [fieldOf[language]]: { ...file[fieldOf[language]], ...part } })
  }
  return (
    <Part title="Texts" said={languageNames[language]}>
      {textFields
        // The look has it in Thai.
        .filter(({ name }) => name !== 'displayName' || !isThai)
        .map(({ name, about }) => (
          <TextField
            key={name}
            label={name}
            value={shown?.[name] ?? ''}
            onChange={({ target }) => change(name, target.value)}
            hint={about}
          />
        ))}
    </Part>
  )
}
