import type { Translation } from '@member/i18n'
import type { thDashboard } from './thDashboard.ts'

/** English texts of the dashboard. */
export const enDashboard = {
  hello: 'Hello, {name}',
  next: {
    title: 'Available now',
    checkIn: 'Ready for today',
    promotion: 'Open now',
    points: '{count:number} {count|point|points}',
  },
  games: 'Games',
  shortcuts: { title: 'Shortcuts', unfold: 'Show menu', fold: 'Hide menu' },
} as const satisfies Translation<typeof thDashboard>
