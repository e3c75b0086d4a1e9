import { sentencesIn } from './failures/failures.ts'

export const en = {
  offline: 'No internet connection. Try again once you are connected.',
  ...sentencesIn('en'),
}
