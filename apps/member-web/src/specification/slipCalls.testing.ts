import type { SpecCall } from './call.testing.ts'

/** The calls of spec §7 from the slips to the address. */
export const slipCalls: readonly SpecCall[] = [
  ['POST /api/auth/slip/verify', 'verifySlip', 'packages/wallet/src/slip/slip.ts', ['/auth/deposit/slip']],
  [
    'POST /api/auth/slip/confirm',
    'confirmSlip',
    'packages/wallet/src/slip/confirmSlip.ts',
    ['/auth/deposit/slip'],
  ],
  [
    'POST /api/auth/slip/request-deposit',
    'requestDeposit',
    'packages/wallet/src/slip/requestDeposit.ts',
    ['/auth/deposit/slip'],
  ],
  [
    'GET /api/auth/slip/my/request',
    'listSlipRequests',
    'packages/wallet/src/slip/requestDeposit.ts',
    ['/auth/deposit/slip'],
  ],
  ['POST /api/user/register', 'register', 'packages/auth/src/register/registration.ts', ['/register']],
  ['GET /api/user/checkPhone/{value}', 'checkPhone', 'packages/auth/src/register/checks.ts', ['/register']],
  [
    'POST /api/user/checkBankId/{bankId}',
    'checkBankId',
    'packages/auth/src/register/checks.ts',
    ['/register'],
  ],
  ['GET /api/user/inviter/{afCode}', 'getInviter', 'packages/auth/src/register/checks.ts', ['/aff/demo1234']],
  [
    'GET /api/user/checkUsername/{value}',
    'checkUsername',
    'packages/auth/src/register/checks.ts',
    ['/register'],
  ],
  ['POST /api/bank/name', 'getBankAccountName', 'packages/auth/src/register/checks.ts', ['/register']],
  [
    'GET /api/auth/announcement',
    'listMemberAnnouncements',
    'apps/member-web/src/site/announcements/announcements.ts',
    ['/auth/dashboard'],
  ],
  [
    'GET /api/announcement',
    'listAnnouncements',
    'apps/member-web/src/site/announcements/announcements.ts',
    ['/'],
  ],
  [
    'GET /api/auth/address/mine',
    'getAddress',
    'packages/auth/src/address/address.ts',
    ['/auth/settings/manage-address', '/auth/reward'],
  ],
  [
    'PATCH /api/auth/address',
    'saveAddress',
    'packages/auth/src/address/address.ts',
    ['/auth/settings/manage-address'],
  ],
]
