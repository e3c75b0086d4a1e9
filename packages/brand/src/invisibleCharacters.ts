// Joiners and variation selectors inside an emoji are part of it.
const inEmoji = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200D\uFE0F]`
const kinds = [
  'Cc', // controls, line breaks among them
  'Cf', // joiners, right-to-left overrides
  'Cs', // halves of a surrogate pair
  'Co',
  'Zl',
  'Zp',
  'Default_Ignorable_Code_Point',
  'Noncharacter_Code_Point',
]
const classes = kinds.map((kind) => String.raw`\p{${kind}}`).join('')
// The blank Braille pattern is invisible but in no such class.
const invisible = String.raw`(?!${inEmoji})[${classes}\u2800]`

const first = new RegExp(invisible, 'u')
const every = new RegExp(invisible, 'gu')

// In long text only these mislead: Thai uses U+200B between words, and lines need line breaks.
const misleading = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069](?<![\t\r\n])/u

const hex = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

/**
 * Returns the first control or bidirectional character, as `U+202E`; undefined if there is none. Tabs, line
 * breaks and other invisible characters are allowed.
 */
export function misleadingIn(text: string): string | undefined {
  const found = misleading.exec(text)?.[0]
  return found && `U+${hex(found)}`
}

/** Returns the first invisible or bidirectional character, as `U+202E`; undefined if there is none. */
export function invisibleIn(text: string): string | undefined {
  const found = first.exec(text)?.[0]
  return found && `U+${hex(found)}`
}

/** Returns the text with invisible and bidirectional characters escaped. */
export const escaped = (text: string) => text.replace(every, (found) => `\\u{${hex(found)}}`)
