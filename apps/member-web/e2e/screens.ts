/** Every screen there is, by its path, for what looks at all of them. */
export const screens: { path: string; name: string; membersOnly: boolean }[] = [
  { path: '/', name: 'landing', membersOnly: false },
  { path: '/login', name: 'login', membersOnly: false },
  { path: '/register', name: 'register', membersOnly: false },
  { path: '/aff/demo1234', name: 'register-invited', membersOnly: false },
  { path: '/contact', name: 'contact', membersOnly: false },
  { path: '/404', name: 'not-found', membersOnly: false },
  { path: '/auth/dashboard', name: 'dashboard', membersOnly: true },
  { path: '/auth/deposit', name: 'deposit', membersOnly: true },
  { path: '/auth/deposit/slip', name: 'slip', membersOnly: true },
  { path: '/auth/withdraw', name: 'withdraw', membersOnly: true },
  { path: '/auth/transaction/history', name: 'history', membersOnly: true },
  { path: '/auth/settings/change-password', name: 'change-password', membersOnly: true },
  { path: '/auth/settings/manage-address', name: 'manage-address', membersOnly: true },
  { path: '/auth/contact', name: 'contact-member', membersOnly: true },
]
