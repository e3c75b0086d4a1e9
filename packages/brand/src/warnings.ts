import type { Brand } from './brand.ts'
import { movedColour } from './palette.ts'

/** What a brand's operator should know, a sentence each; none of it stops a build. */
export function warningsOf(file: string, brand: Brand): string[] {
  const warnings: string[] = []
  const moved = movedColour(brand)
  if (moved)
    warnings.push(
      `themeColour ${moved.asked} would be lost on the ${brand.scheme} page and is moved to ${moved.shown}; write ${moved.shown} if that is the colour you want.`,
    )
  if (!brand.licence)
    warnings.push('licence is missing, so the footer names none; write the one the site runs under.')
  return warnings.map((warning) => `${file}: ${warning}`)
}
