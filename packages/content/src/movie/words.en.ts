import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  film: 'Film',
  moviePicture: 'Recommended film',
  posters: 'Recommended',
  press: 'Press a poster to see it large',
  poster: 'Poster {place}',
  posterOf: 'Poster {place} of {count}',
  previous: 'Previous',
  next: 'Next',
  noFilms: 'No films yet',
  noFilmsNext: 'Please come back later',
  toEvents: 'See other events',
} as const satisfies Translation<typeof th>
