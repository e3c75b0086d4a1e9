import { extras, gameCategories, shortcutNames } from '@member/brand'
import type { BrandContent } from '../../.storybook/brands.ts'
import { Choice } from './Choice.tsx'
import { Part } from './Part.tsx'

/** Defaults of fields that the brand's file omits. */
const all = {
  categories: [...gameCategories],
  shortcuts: [...shortcutNames],
  leaveOut: [],
} satisfies Partial<BrandContent>

export const Order = ({
  file,
  onChange,
}: {
  file: BrandContent
  onChange: (part: Partial<BrandContent>) => void
}) => {
  const { categories = all.categories, shortcuts = all.shortcuts, leaveOut = all.leaveOut } = file
  return (
    <Part title="Order" said={leaveOut.length > 0 ? `without ${leaveOut.join(', ')}` : undefined}>
      <Choice
        label="What the site has"
        names={extras}
        chosen={extras.filter((name) => !leaveOut.includes(name))}
        onChange={(chosen) => onChange({ leaveOut: extras.filter((name) => !chosen.includes(name)) })}
      />
      <Choice
        ordered
        label="Game categories"
        names={gameCategories}
        chosen={categories}
        always="hot"
        onChange={(chosen) => onChange({ categories: chosen })}
      />
      <Choice
        ordered
        label="Shortcuts of a member’s home"
        names={shortcutNames}
        chosen={shortcuts}
        onChange={(chosen) => onChange({ shortcuts: chosen })}
      />
    </Part>
  )
}
