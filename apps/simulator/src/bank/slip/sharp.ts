import { join } from 'node:path'

// Must be set before sharp is loaded, so only this module imports sharp.
process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, 'fonts.conf')

export const { default: sharp } = await import('sharp')
