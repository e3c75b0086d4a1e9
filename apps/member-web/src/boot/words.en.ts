export const en = {
  failed: 'The site did not load in full. The signal may have dropped, or the site was just updated.',
  slow: 'The site is loading more slowly than usual. Waiting for the rest.',
  reload: 'Reload page',
  closed: 'Closed for maintenance',
} as const
