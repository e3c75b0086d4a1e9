import { aSetting, calls, exampleAnswers, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { {{pascalCase name}}Screen } from './{{pascalCase name}}Screen.tsx'

const call = 'GET /api/auth/{{kebabCase name}}'
const open = (features: Record<string, boolean>, answers = {}) => {
  mockApi({
    'GET /api/setting': aSetting({ features }),
    ...exampleAnswers('list{{pascalCase name}}'),
    ...answers,
  })
  show(<{{pascalCase name}}Screen back="/auth/dashboard" />)
}

afterEach(signOut)

test('a member sees what is theirs', async () => {
  open({ {{name}}: true })
  expect(await screen.findByText('A1')).toBeTruthy()
})

test('a member without any reads so', async () => {
  open({ {{name}}: true }, { [call]: [] })
  expect(await screen.findByText('ยังไม่มีรายการ')).toBeTruthy()
})

test('a server without the call is not asked, and the screen says so', async () => {
  open({})
  expect(await screen.findByText('เว็บไซต์นี้ยังไม่มีส่วนนี้')).toBeTruthy()
  expect(calls(call)).toHaveLength(0)
})
