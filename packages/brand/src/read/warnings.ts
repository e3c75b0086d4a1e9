import type { Brand } from '../brand.ts'
import { textFile, textNames } from '../legalNames.ts'
import { fontCharacters } from '../own/fonts.ts'
import { examples } from '../own/legalText.ts'
import type { OwnFolder } from '../own/ownFolder.ts'
import { movedColour } from '../palette.ts'
import { general, textFields, translations } from '../texts.ts'

/** Returns the characters of the brand's name and tagline that our fonts, Thai and Latin, lack. */
const undrawnIn = ({ displayName, tagline }: Brand) =>
  [...new Set(Array.from(displayName + tagline))].filter(
    (sign) => !fontCharacters.includes(sign) && !/\p{Script=Latin}|\p{M}/u.test(sign),
  )

const isHeadingAlone = (text: string | undefined) =>
  text !== undefined && text.split('\n').every((line) => /^\s*(?:#.*)?$/.test(line))

/** Returns a text's first line that is no heading, which in terms and privacy is their version. */
const versionOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line && !line.startsWith('#'))

/** True if terms and privacy, which members accept as one version, begin with two. */
const areTwoVersions = ({ terms, privacy }: OwnFolder['legal']) =>
  terms !== undefined && privacy !== undefined && versionOf(terms) !== versionOf(privacy)

/** Returns warnings about optional texts that a brand has in one of the languages that it offers alone. */
function untranslated(brand: Brand): string[] {
  if (!brand.languages.includes('th')) return []
  const defaults: Partial<Record<string, string>> = general.th
  const optional = textFields.flatMap(({ name, isRequired }) => (isRequired ? [] : [name]))
  const thai = new Map<string, string | undefined>([
    ...optional.map((name) => [name, brand[name]] as const),
    ['helpLine', brand.helpLine.name],
  ])
  return translations
    .filter(({ language }) => brand.languages.includes(language))
    .flatMap(({ field, name: language }) => {
      const translated = new Map<string, unknown>(Object.entries(brand[field] ?? {}))
      return [...thai].flatMap(([name, text]) => {
        const isThai = text !== undefined && text !== defaults[name]
        if (isThai === translated.has(name)) return []
        return isThai
          ? `${name} is in Thai alone; write ${field}.${name} for the ${language} pages.`
          : `${field}.${name} is in ${language} alone; write ${name} for the Thai pages.`
      })
    })
}

/** Returns warnings for a brand's operator, one sentence each; none stops a build. */
export function warningsOf(file: string, brand: Brand, own: OwnFolder): string[] {
  const warnings: string[] = []
  const moved = movedColour(brand)
  if (moved)
    warnings.push(
      `themeColour ${moved.asked} would hardly be seen on the ${moved.on} page, so ${moved.shown} is used; write ${moved.shown} if that is the colour you want.`,
    )
  warnings.push(...untranslated(brand))
  if (!brand.licence)
    warnings.push('licence is missing, so the footer names none; write the one the site runs under.')
  if (brand.domains.length === 0)
    warnings.push(
      `domains is missing, so the hosts' files answer only on ${brand.clientId}.localhost; write where the site is served.`,
    )
  const undrawn = undrawnIn(brand)
  const made = { icon: 'icon.svg', social: 'social.jpg' }
  const files = Object.entries(made).flatMap(([name, path]) => (own.pictures[name] ? [] : [path]))
  if (undrawn.length > 0 && files.length > 0)
    warnings.push(
      `${undrawn.slice(0, 5).join(' ')} in displayName or tagline cannot be drawn, so shared links show empty boxes and the icon may have no letter; put ${files.join(' and ')} into ${brand.clientId}/.`,
    )
  const bare = textNames.filter((name) => isHeadingAlone(own.legal[name]))
  if (bare.length > 0)
    warnings.push(
      `the pages ${bare.join(', ')} contain only a heading; write the text into ${bare.map((name) => `${brand.clientId}/${textFile(name, 'th')}.md`).join(', ')}.`,
    )
  const texts = [own.legal, ...translations.map(({ language }) => own.translated[language] ?? {})]
  if (texts.some(areTwoVersions))
    warnings.push(
      'the pages terms and privacy begin with two versions, but members accept both as one; begin both with the same line.',
    )
  const open = examples(own)
  if (open.length > 0)
    warnings.push(
      `the legal pages ${open.join(', ')} are examples that say so; write the site's own in ${brand.clientId}/legal/<name>.md.`,
    )
  return warnings.map((warning) => `${file}: ${warning}`)
}
