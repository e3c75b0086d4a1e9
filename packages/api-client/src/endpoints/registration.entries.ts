import { type Entries, exampleCommand } from '../client/entry.ts'
import { aLogin } from '../testing/builders.ts'
import {
  bankAccountNameCall,
  checkBankId,
  checkBankIdCall,
  checkPhone,
  checkPhoneCall,
  checkUsername,
  checkUsernameCall,
  getBankAccountName,
  getInviter,
  inviterCall,
  register,
  registerCall,
} from './registration.ts'

const registration = {
  phone: '0812345678',
  username: 'demo1234',
  password: 'demo-pass-1234',
  confirmPassword: 'demo-pass-1234',
  bankId: '1234567890',
  bankName: 'KBANK',
  afCode: 'AF1',
  consent: { terms: true, privacy: true, marketing: false, version: '1' },
  ageConfirmed: true,
} as const

export const registrationEntries = {
  register: {
    call: registerCall,
    row: '47',
    from: 'register',
    run: () => register(registration, exampleCommand),
    sends: 'POST /api/user/register',
    body: registration,
    answer: aLogin(),
  },
  checkPhone: {
    call: checkPhoneCall,
    row: '48',
    from: 'register',
    run: () => checkPhone('0812345678'),
    sends: 'GET /api/user/checkPhone/0812345678',
    answer: { available: true },
  },
  checkBankId: {
    call: checkBankIdCall,
    row: '49',
    from: 'register',
    run: () => checkBankId('1234567890', 'KBANK'),
    sends: 'POST /api/user/checkBankId/1234567890',
    body: { bankName: 'KBANK' },
    answer: { available: false },
  },
  getInviter: {
    call: inviterCall,
    row: '50',
    from: 'register',
    run: () => getInviter('a/b'),
    sends: 'GET /api/user/inviter/a%2Fb',
    answer: { code: 'a/b', name: 'ส***' },
  },
  checkUsername: {
    call: checkUsernameCall,
    row: '51',
    from: 'register',
    run: () => checkUsername('demo1234'),
    sends: 'GET /api/user/checkUsername/demo1234',
    answer: { available: true },
  },
  getBankAccountName: {
    call: bankAccountNameCall,
    row: '52',
    from: 'register',
    run: () => getBankAccountName({ bankId: '1234567890', bankName: 'KBANK' }),
    sends: 'POST /api/bank/name',
    body: { bankId: '1234567890', bankName: 'KBANK' },
    answer: { name: 'สมชาย ใ***', bankId: '1234567890', bankName: 'KBANK' },
  },
} as const satisfies Entries
