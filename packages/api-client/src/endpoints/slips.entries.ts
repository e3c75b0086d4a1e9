import { anyone } from '../client/call.ts'
import { type Entries, exampleCommand, now, some } from '../client/entry.ts'
import { aCredit, aDeposit, aSlipRequest, aVerifiedSlip } from '../testing/builders.ts'
import {
  confirmSlip,
  confirmSlipCall,
  listSlipRequests,
  requestDeposit,
  requestDepositCall,
  slipRequestsCall,
  verifySlip,
  verifySlipCall,
} from './slips.ts'

const credit = aCredit()
const manual = { uuid: some, amount: 500, transAt: now, bankName: 'KBANK' }

export const slipsEntries = {
  verifySlip: {
    call: verifySlipCall,
    row: '43',
    from: 'slip',
    run: () => verifySlip({ qrcode: '0041', amount: 500 }, anyone),
    sends: 'POST /api/auth/slip/verify',
    body: { qrcode: '0041', amount: 500 },
    answer: aVerifiedSlip(),
  },
  confirmSlip: {
    call: confirmSlipCall,
    row: '44',
    from: 'slip',
    run: () => confirmSlip(some, exampleCommand),
    sends: 'POST /api/auth/slip/confirm',
    body: { uuid: some },
    answer: { deposit: aDeposit(), credit },
  },
  requestDeposit: {
    call: requestDepositCall,
    row: '45',
    from: 'slip',
    run: () => requestDeposit(manual, exampleCommand),
    sends: 'POST /api/auth/slip/request-deposit',
    body: manual,
    answer: aSlipRequest(),
  },
  listSlipRequests: {
    call: slipRequestsCall,
    row: '46',
    from: 'slip',
    run: () => listSlipRequests(),
    sends: 'GET /api/auth/slip/my/request',
    answer: [aSlipRequest()],
  },
} as const satisfies Entries
