import { after, at, isWithdrawal, pathOf, rewritten, repeatedRead } from './breaking.ts'
import type { BrokenServer } from './breaking.ts'

export const brokenMoney: Record<string, BrokenServer> = {
  'money sent as text': {
    rule: 'call:getCredit',
    problem: /data: balance: .*Expected number but received "\d/,
    before: at('POST /api/auth/user/getCredit', (text) =>
      text.replace(/"balance":([\d.]+)/, '"balance":"$1"'),
    ),
  },
  'more locked of a deposit than came': {
    rule: 'money:kept',
    problem: /of 1000 baht 1200 are locked/,
    before: at('GET /api/auth/deposit/', (text) =>
      text.replace('"amount":1000,', '$&"isBeyondLimit":true,"kept":1200,'),
    ),
  },
  'locked money that cannot be withdrawn': {
    rule: 'money:kept',
    problem: /300 baht are locked, and 0 can be withdrawn/,
    before: (ask) =>
      at('GET /api/auth/user/level', (text) => text.replace(/"withdrawable":[\d.]+/, '"withdrawable":0'))(
        at('POST /api/auth/user/getCredit', (text) =>
          text.replace('"inGames"', '"kept":{"amount":300,"reason":"BREAK","until":null,"limit":null},$&'),
        )(ask),
      ),
  },
  'a cancelled bonus that names no command': {
    rule: 'money:cancellation-named',
    problem: /the ledger’s entry .*, of cause MEMBER, has no order/,
    before: at('GET /api/auth/ledger', (text) =>
      text.replace('"kind":"deposit"', '"kind":"bonus-given-up","cause":"MEMBER"'),
    ),
  },
  'parts of a satang': {
    rule: 'call:getLevel',
    problem: /data: depositTotal: /,
    before: at('GET /api/auth/user/level', (text) => text.replace(/"depositTotal":\d+/, '$&.005')),
  },
  'a transfer credited twice': {
    rule: 'money:credited-once',
    problem: /the transfer SCB .* is credited twice/,
    before: at('GET /api/auth/deposit/', (text) => text.replace(/"items":\[(\{.*?\})/, '$&,$1')),
  },
  'a slip credited for every key': {
    rule: 'orders:slip-once',
    problem: /succeeded, where 409201 SLIP_DUPLICATE is the answer/,
    before: repeatedRead('/api/auth/slip/confirm', 409),
  },
  'two withdrawals open': {
    rule: 'orders:withdraw-one-open',
    problem: /succeeded, where 409101 WITHDRAW_OPEN is the answer/,
    before: repeatedRead('/api/auth/withdraw/', 409),
  },
  'a credit sent in satang': {
    rule: 'money:one-credit',
    problem: /getCredit has 100000 baht, of which .* lets 1000 be withdrawn/,
    before: at('POST /api/auth/user/getCredit', (text) => text.replace(/"balance":(\d+)/, '"balance":$100')),
  },
  'a credit and a level sent in satang': {
    rule: 'money:one-credit',
    problem: /getCredit has 100000 baht, and the ledger’s newest entry left 1000$/,
    before: after((response, request) =>
      /getCredit|user\/level/.test(pathOf(request))
        ? rewritten(response, (text) => text.replace(/"(balance|withdrawable)":(\d+)/g, '"$1":$200'))
        : response,
    ),
  },
  'other members’ names in a feed': {
    rule: 'money:masked',
    problem: /GET \/api\/deposit shows a member’s whole username/,
    before: at('GET /api/deposit', (text) =>
      text.replace(/"username":"[^"]*•[^"]*"/, '"username":"somchai99"'),
    ),
  },
  'limits of pages ignored': {
    rule: 'money:pages',
    problem: /game\/list has 2 items on a page of 1/,
    before: (ask) => async (request) => {
      if (!pathOf(request).endsWith('/game/list')) return ask(request)
      const body = (await request.text()).replace('"limit":1', '"limit":50')
      const all = await ask(new Request(request, { method: 'POST', body }))
      return rewritten(all, (text) => text.replace('"limit":50', '"limit":1'))
    },
  },
  'limits of withdrawals ignored': {
    rule: 'orders:withdraw-limits',
    problem: /succeeded, where 422101 WITHDRAW_BALANCE/,
    before: (ask) => async (request) => {
      if (!isWithdrawal(request)) return ask(request)
      const body = (await request.text()).replace(/"amount":[\d.]+/, '"amount":100')
      return ask(new Request(request, { method: 'POST', body }))
    },
  },
  'a withdrawal debited again on replay': {
    rule: 'orders:withdraw-once',
    problem: /^200 baht were debited for a withdrawal of 100$/,
    before: (ask) => {
      let debits = 0
      return async (request) => {
        const response = await ask(request)
        if (isWithdrawal(request) && response.headers.get('idempotent-replayed') === 'true') debits += 1
        const less = (text: string) =>
          text.replace(/"balance":(\d+)/, (_, balance) => `"balance":${Number(balance) - 100 * debits}`)
        return pathOf(request).includes('getCredit') ? rewritten(response, less) : response
      }
    },
  },
}
