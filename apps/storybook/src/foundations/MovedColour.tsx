import { brandAtom } from '@member/brand'
import { movedColour } from '@member/brand/palette'
import { FormMessage } from '@member/ui'
import { useAtomValue } from 'jotai'

/** Says which colour replaces a theme colour that would not stand out from the page. */
export const MovedColour = () => {
  const moved = movedColour(useAtomValue(brandAtom))
  return moved ? (
    <FormMessage tone="warn">
      The theme colour {moved.asked} would not stand out from the {moved.on} page, so {moved.shown} is shown
      instead.
    </FormMessage>
  ) : null
}
