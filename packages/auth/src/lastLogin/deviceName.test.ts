import { expect, test } from 'vitest'
import { deviceName } from './deviceName.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    ' Android · Chrome',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1',
    ' iPhone/iPad · Safari',
  ],
  ['Mozilla/5.0 (Linux; Android 13) Chrome/126.0 Mobile Safari/537.36 Line/14.9.0', ' Android · LINE'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0', ' Windows · Edge'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko Firefox/127.0', ' Mac · Firefox'],
  ['SomethingNew/1.0 (Linux)', ' Linux'],
  ['curl/8.0', 'อุปกรณ์ที่ไม่ทราบชื่อ'],
  ['', 'อุปกรณ์ที่ไม่ทราบชื่อ'],
])('%s is called %s', (agent, name) => expect(deviceName(agent)).toBe(name))
