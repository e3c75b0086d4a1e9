import { join } from 'node:path'

// Has to stand before sharp is loaded, so this is the one place that loads it.
process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, 'fonts.conf')

export const { default: sharp } = await import('sharp')
