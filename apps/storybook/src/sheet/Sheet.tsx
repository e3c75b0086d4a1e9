import styled from '@emotion/styled'
import { brandAtom } from '@member/brand'
import { palette } from '@member/brand/palette'
import { CoverGallery } from '@member/games/covers'
import { ArtGallery, BankGallery, IconGallery } from '@member/ui/galleries'
import { useAtomValue } from 'jotai'
import { Contrasts } from './Contrasts.tsx'
import { Masthead } from './Masthead.tsx'
import { Radii, Spaces } from './Measures.tsx'
import { Part } from './Part.tsx'
import { Swatches } from './Swatches.tsx'
import { TypeScale } from './TypeScale.tsx'

const Root = styled.main`
  max-width: var(--content);
  margin: 0 auto;
  padding: 24px 16px 96px;
`

export const Sheet = () => {
  const brand = useAtomValue(brandAtom)
  const tokens = palette(brand.themeColour, brand.scheme)
  return (
    <Root>
      <Masthead brand={brand} />
      <Part title="Colours" intro={`Every one is computed from the theme colour, ${brand.themeColour}.`}>
        <Swatches tokens={tokens} />
      </Part>
      <Part
        title="Contrast"
        intro="Each pair that meets on a screen. Words keep 4.5 : 1 and marks 3 : 1, whatever the theme colour."
      >
        <Contrasts tokens={tokens} />
      </Part>
      <Part
        title="Type"
        intro="Kanit for headings and figures, Sarabun for what is read. Both speak Thai and Latin."
      >
        <TypeScale />
      </Part>
      <Part title="Space" intro="Everything stands on a grid of 4 px.">
        <Spaces />
      </Part>
      <Part title="Corners" intro="Small for fields and chips, medium for tiles, large for cards.">
        <Radii />
      </Part>
      <Part title="Icons" intro="One stroke, in the colour of the words round them.">
        <IconGallery />
      </Part>
      <Part
        title="Artwork"
        intro="Drawn in the brand's own colours. Nothing is a picture that must be loaded."
      >
        <ArtGallery />
      </Part>
      <Part
        title="Banks"
        intro="The house's own monograms, by Bank of Thailand code. They are no trademarks."
      >
        <BankGallery />
      </Part>
      <Part
        title="Game covers"
        intro="What a game shows until its provider's own picture has come, or where there is none."
      >
        <CoverGallery />
      </Part>
    </Root>
  )
}
